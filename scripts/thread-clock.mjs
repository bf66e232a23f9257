import { openSync, readSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/**
 * Returns a function that reads the processor time of a process's main thread in ms, which other programs on the
 * machine don't lengthen. Null where the system doesn't count it.
 */
export function openThreadClock() {
  if (process.threadCpuUsage) {
    return () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
  }
  if (process.platform !== "linux" || !isMainThread) return null;
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`);
  const buffer = Buffer.alloc(64);
  return () => {
    const length = readSync(file, buffer, 0, buffer.length, 0);
    return Number.parseInt(buffer.latin1Slice(0, length), 10) / 1e6;
  };
}

const rounds = 200_000;
/** Processor time of `measureSlowness`'s work on the machine that limits are meant for, in ms. */
const usualWorkMs = 42;

/**
 * Returns how much slower than usual this machine is, at least 1.
 * @param {() => number} readMs
 */
export function measureSlowness(readMs) {
  const times = Array.from({ length: 5 }, () => measureWork(readMs));
  return Math.max(1, Math.min(...times) / usualWorkMs);
}

/** Measures fixed work like that of readers: characters of a text, and a map of them. */
function measureWork(readMs) {
  const startMs = readMs();
  const counts = new Map();
  let text = "";
  for (let round = 0; round < rounds; round++) {
    const letter = String.fromCharCode(0x61 + (round % 26));
    text = (text + letter).slice(-20);
    counts.set(text, (counts.get(text) ?? 0) + text.lastIndexOf("a"));
  }
  return readMs() - startMs;
}
