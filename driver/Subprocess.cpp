#include "driver/Subprocess.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

extern char **environ;

namespace vramlint::driver {

std::optional<std::string> outputOf(const std::vector<std::string> &Command) {
  int Pipe[2];
  if (pipe2(Pipe, O_CLOEXEC) != 0)
    return std::nullopt;
  posix_spawn_file_actions_t Actions;
  posix_spawn_file_actions_init(&Actions);
  posix_spawn_file_actions_adddup2(&Actions, Pipe[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&Actions, STDERR_FILENO, "/dev/null",
                                   O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&Actions, STDIN_FILENO, "/dev/null",
                                   O_RDONLY, 0);
  std::vector<char *> Arguments;
  for (const std::string &Argument : Command)
    Arguments.push_back(const_cast<char *>(Argument.c_str()));
  Arguments.push_back(nullptr);
  pid_t Child = 0;
  int Failed = posix_spawnp(&Child, Arguments[0], &Actions, nullptr,
                            Arguments.data(), environ);
  posix_spawn_file_actions_destroy(&Actions);
  close(Pipe[1]);
  std::string Output;
  if (!Failed) {
    char Buffer[1 << 16];
    for (;;) {
      ssize_t Got = read(Pipe[0], Buffer, sizeof Buffer);
      if (Got > 0)
        Output.append(Buffer, static_cast<size_t>(Got));
      else if (Got == 0 || errno != EINTR)
        break;
    }
  }
  close(Pipe[0]);
  if (Failed)
    return std::nullopt;
  int Status = 0;
  while (waitpid(Child, &Status, 0) < 0)
    if (errno != EINTR)
      return std::nullopt;
  if (!WIFEXITED(Status) || WEXITSTATUS(Status) != 0)
    return std::nullopt;
  return Output;
}

} // namespace vramlint::driver
