// What one unit tells about owners that live longer than a call: members,
// globals and containers. Plain data, so that units can be analysed anywhere
// and joined later.
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_FACTS_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_FACTS_H

#include "checks/findings/Findings.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace vramlint::cuda {

/// A place of the program by name, the same in every unit: the steps from a
/// global variable or class to a field ("Model::acts|model.h"), a function's
/// parameter ("f/2#0") or its value ("f/2()"). Steps are joined by StepMark.
using NodeName = std::string;
constexpr char StepMark = '\t';
/// Stands in flows for "nobody knows who gets it".
inline const NodeName Unknown = "!";

/// A resource that is put where it outlives the function.
struct KeptResource {
  Place Where; ///< Of the acquire, or of its insertion into a container.
  Place Acquired;
  std::string Function; ///< Qualified name.
  NodeName Holder;
  /// Every place that may hold it as well; Holder is among them.
  std::set<NodeName> Places;
  std::string Display; ///< "Model::acts.encoded", for messages.
  std::string Class;   ///< Key of the class of a field, or empty.
  std::string ClassDisplay;
  std::string Kind;       ///< "device-memory"
  std::string Noun;       ///< "device memory"
  std::string AcquiredBy; ///< "cudaMalloc"
  std::string ReleasedBy; ///< "cudaFree"
  std::string Container;  ///< Of a container's element: what messages call it.
  /// No other unit can name the holder.
  bool IsPrivate = false;
  bool IsVariable = false; ///< A global or static, or a part of one.
  bool IsFunctionStatic = false;
  /// Some condition that outlives the call decides whether it is acquired.
  bool IsGuarded = false;
  bool RunsOnce = false; ///< The function runs once in the process.
  /// What decides that in other units, as callersToJson tells it.
  nlohmann::json RunsWith;
  /// The function, or the acquire in it, is seen to run again and again.
  bool RunsAgain = false;
  /// What it does suggests that, unless it is known to run once.
  bool SeemsAgain = false;
  bool IsTest = false;
  /// The object belongs to the function's caller.
  bool IsCallers = false;
};

/// A place where what a node holds is released.
struct ReleasedPlace {
  NodeName Node;
  Place Where;
  std::string Function;
};

/// A class whose destructor releases what a member holds, and that the compiler
/// copies member by member.
struct OwnerClass {
  std::string Class;
  std::string Display;
  Place Where;      ///< The class.
  Place Destructor; ///< The release in it.
  std::string Member;
  std::string ReleasedBy;
  bool CopiesByConstructor = false;
  bool CopiesByAssignment = false;
  /// Takes the copies away; for a class that nothing copies or moves.
  std::vector<Fix> Fixes;
};

/// One copy of an object of a class.
struct ObjectCopy {
  std::string Class;
  Place Where;
  std::string Text; ///< "is passed by value to 'f'"
  bool IsAssignment = false;
};

struct OwnershipFacts {
  std::vector<KeptResource> Kept;
  std::vector<ReleasedPlace> Released;
  /// Where what a place holds may go.
  std::map<NodeName, std::set<NodeName>> Flows;
  /// Functions other units can call, whose parameters have their flows here.
  std::set<std::string> Defined;
  /// Names that stand beside a release in text that was not analysed.
  std::set<std::string> Textual;
  /// How often objects of a class are made: true is again and again.
  std::map<std::string, bool> Instances;
  /// Which classes have objects of which other class inside.
  std::map<std::string, std::set<std::string>> Contains;
  /// Kinds that the program reclaims as a whole; with the class whose method
  /// does, or "".
  std::map<std::string, std::set<std::string>> Reclaims;
  std::vector<OwnerClass> Owners;
  std::vector<ObjectCopy> Copies;
  /// Classes of objects that are moved, or copied only on paper: code that
  /// needs their copy operations to be there.
  std::set<std::string> Moved;

  bool empty() const;
};

void to_json(nlohmann::json &Json, const OwnershipFacts &Facts);
void from_json(const nlohmann::json &Json, OwnershipFacts &Facts);

/// The steps of a node's name.
std::vector<std::string> stepsOf(const NodeName &Node);
/// A step without the file that tells equal names apart: "Model::acts".
std::string plainStep(const std::string &Step);
/// The last part of a step's name: "acts".
std::string bareName(const std::string &Step);

} // namespace vramlint::cuda

#endif
