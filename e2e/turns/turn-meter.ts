import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { ServerProcess } from "../server.ts";

const watch = fileURLToPath(new URL("turn-watch.mjs", import.meta.url));

/** Settings of a server whose turns are watched at this port. */
export const watchTurns = (port: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${watch}`,
  TURN_PORT: String(port),
});

/** Time in which a process that no longer responds must have ended, ms. */
const endMs = 10_000;

/** Reads the longest turns of a server's event loop. */
export class TurnMeter {
  readonly #server: ServerProcess;
  readonly #url: string;
  /** How much slower than usual the machine is. */
  slowness = 1;

  constructor(server: ServerProcess, port: number) {
    this.#server = server;
    this.#url = `http://127.0.0.1:${port}`;
  }

  /** Whether the server's process has ended. */
  get hasEnded(): boolean {
    const { exitCode, signalCode } = this.#server.process;
    return exitCode !== null || signalCode !== null;
  }

  get output(): string {
    return this.#server.output.stderr.slice(-2000);
  }

  /** Returns the longest turn since the last call, in ms of processor time; `Infinity` if the process has ended. */
  async read(): Promise<number> {
    if (this.hasEnded) return Infinity;
    try {
      const read = (await (await fetch(this.#url)).json()) as {
        longestMs: number;
        slowness: number;
      };
      this.slowness = read.slowness;
      return read.longestMs;
    } catch (error) {
      // A connection breaks before the parent learns that its process has ended.
      await Promise.race([this.#server.ended, sleep(endMs)]);
      if (this.hasEnded) return Infinity;
      throw error;
    }
  }
}
