// OpenSpiel's card games, driven from a bare C++ loop: what its rules do when no Python is in the way.
//
//   loop <seconds> <game>...     prints one JSON object: {"<game>": {"decisions": n, "games": n, "seconds": s}, ...}
//
// Chance is sampled as OpenSpiel's own examples do it; a decision is a player's, chance nodes are not counted.

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <random>
#include <vector>

#include "open_spiel/spiel.h"

namespace {

double CpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

long PlayAtRandom(const open_spiel::Game& game, std::mt19937& rng) {
  std::unique_ptr<open_spiel::State> state = game.NewInitialState();
  std::uniform_real_distribution<double> uniform;
  long decisions = 0;
  while (!state->IsTerminal()) {
    if (state->IsChanceNode()) {
      state->ApplyAction(open_spiel::SampleAction(state->ChanceOutcomes(), uniform(rng)).first);
    } else {
      const std::vector<open_spiel::Action> actions = state->LegalActions();
      state->ApplyAction(actions[static_cast<size_t>(uniform(rng) * actions.size())]);
      ++decisions;
    }
  }
  return decisions;
}

}  // namespace

int main(int count, char** words) {
  const double seconds = std::atof(words[1]);
  std::printf("{");
  for (int i = 2; i < count; ++i) {
    const std::shared_ptr<const open_spiel::Game> game = open_spiel::LoadGame(words[i]);
    std::mt19937 rng(1);
    long decisions = 0, games = 0;
    const double start = CpuSeconds();
    double spent = 0;
    while (spent < seconds) {
      for (int batch = 0; batch < 20; ++batch, ++games) decisions += PlayAtRandom(*game, rng);
      spent = CpuSeconds() - start;
    }
    std::printf("%s\"%s\": {\"decisions\": %ld, \"games\": %ld, \"seconds\": %.6f}", i > 2 ? ", " : "", words[i],
                decisions, games, spent);
  }
  std::printf("}\n");
}
