import { parentPort } from "node:worker_threads";
import type { Reader } from "./reader.ts";

interface Job {
  name: string;
  input: object;
}

/** Makes this worker thread the one that `TextReaders` starts. */
export function serveReaders(readers: readonly Reader<never, unknown>[]): void {
  const byName = new Map(readers.map((reader) => [reader.name, reader]));
  parentPort?.on("message", ({ name, input }: Job) => {
    const reader = byName.get(name);
    if (!reader) throw new Error(`No reader has the name ${name}.`);
    parentPort?.postMessage(reader.read(input as never));
  });
  parentPort?.postMessage("started");
}
