// What a CPU takes for the ends of detectors, in cycles: scores scanned, candidates sorted, boxes compared, boxes decoded.
// Boxes lie at random places. The source of the figures in mgpusim/nn/host/work.py:
//     python -m ziglang c++ -O2 suppression.cc -o suppression && ./suppression
// On an AMD EPYC at 3.1 GHz, for 5% of the scores: 6.4 cycles a score, 20 a candidate and level of the sort, 28 a comparison
// (0.37 of the squares of candidates), 24 a box decoded.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <random>
#include <utility>
#include <vector>

struct Box { float left, top, right, bottom; };
using Candidate = std::pair<float, int>;
static const int BOXES = 3234, CLASSES = 91, ROUNDS = 10, COMPETE = 400;
static const float THRESHOLD = 0.01f, SHARED = 0.45f;

static double seconds() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

static double clock_hz() {  // dependent additions, one a cycle
  unsigned long x = 1;
  double start = seconds();
  for (long i = 0; i < 20000000; i++)
    for (int j = 0; j < 10; j++) asm volatile("add %0, %0" : "+r"(x));
  return 2e8 / (seconds() - start);
}

static float area(const Box& b) { return b.right < b.left || b.bottom < b.top ? 0.f : (b.right - b.left) * (b.bottom - b.top); }

static float overlap(const Box& a, const Box& b) {
  if (b.left > a.right || b.right < a.left || b.top > a.bottom || b.bottom < a.top) return 0.f;
  float wide = std::min(a.right, b.right) - std::max(a.left, b.left), high = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
  return wide * high / (area(a) + area(b) - wide * high);
}

int main() {
  std::mt19937 random(1);
  std::uniform_real_distribution<float> unit(0, 1);
  std::vector<Box> boxes(BOXES);
  for (auto& b : boxes) {
    float side = 0.05f + 0.6f * unit(random) * unit(random), x = unit(random), y = unit(random);
    b = {x - side / 2, y - side / 2, x + side / 2, y + side / 2};
  }
  const double hz = clock_hz();
  printf("clock %.2f GHz\n", hz / 1e9);
  for (double share : {0.01, 0.05, 0.12}) {
    std::vector<float> scores((size_t)BOXES * CLASSES);
    for (auto& s : scores) s = unit(random) < share ? THRESHOLD + unit(random) * unit(random) : 0.9f * THRESHOLD * unit(random);
    double scanned = 0, sorted = 0, compared = 0, levels = 0;
    long compares = 0, kept = 0, found = 0;
    for (int round = 0; round < ROUNDS; round++)
      for (int c = 0; c < CLASSES; c++) {
        const float* of_class = &scores[(size_t)c * BOXES];
        std::vector<Candidate> candidates;
        double start = seconds();
        for (int i = 0; i < BOXES; i++)
          if (of_class[i] > THRESHOLD) candidates.push_back({of_class[i], i});
        double then = seconds();
        scanned += then - start;
        levels += candidates.size() * std::log2((double)candidates.size());
        std::stable_sort(candidates.begin(), candidates.end(), [](auto& x, auto& y) { return x.first > y.first; });
        if (candidates.size() > COMPETE) candidates.resize(COMPETE);
        double behind = seconds();
        sorted += behind - then;
        std::vector<int> selected;
        for (auto& one : candidates) {
          bool keep = true;
          for (size_t k = 0; keep && k < selected.size(); k++, compares++)
            keep = overlap(boxes[one.second], boxes[selected[k]]) <= SHARED;
          if (keep) selected.push_back(one.second);
        }
        compared += seconds() - behind;
        found += candidates.size();
        kept += selected.size();
      }
    double lists = ROUNDS * CLASSES, each = found / lists;
    printf("%4.0f%% of scores: %.1f cycles a score, %.1f a level, %.1f a comparison; %.0f candidates of a class, %.0f kept, %.3f of "
           "their squares compared\n", 100 * share, hz * scanned / lists / BOXES, hz * sorted / levels, hz * compared / compares,
           each, kept / lists, compares / lists / each / each);
  }
  std::vector<float> offsets(4 * BOXES), priors(4 * BOXES), made(4 * BOXES);
  for (auto* many : {&offsets, &priors})
    for (auto& x : *many) x = unit(random);
  double start = seconds();
  for (int round = 0; round < 2000; round++)
    for (int i = 0; i < 4 * BOXES; i += 4) {
      float *o = &offsets[i], *p = &priors[i], *m = &made[i];
      float x = 0.1f * o[0] * p[2] + p[0], y = 0.1f * o[1] * p[3] + p[1];
      float wide = std::exp(0.2f * o[2]) * p[2], high = std::exp(0.2f * o[3]) * p[3];
      m[0] = x - wide / 2, m[1] = y - high / 2, m[2] = x + wide / 2, m[3] = y + high / 2;
      o[0] += 1e-9f * m[0];
    }
  printf("%.0f cycles a box decoded\n", hz * (seconds() - start) / 2000 / BOXES);
}
