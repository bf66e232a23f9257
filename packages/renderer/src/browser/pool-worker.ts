import wasmUrl from "@takumi-rs/wasm/takumi_wasm_bg.wasm?url";
import { wrap, type Remote } from "comlink";
import { RenderError } from "../render-error.ts";
import type { DrawWorker } from "./worker-protocol.ts";

/** A drawing worker. Accepts tasks at once and runs them when its engine is loaded. */
export interface PoolWorker {
  worker: Worker;
  remote: Remote<DrawWorker>;
  /** Reason why the worker stopped; null while it works. */
  failure: RenderError | null;
  /**
   * Rejects the worker's current task. Each task replaces it, because a promise shared by all tasks would keep their
   * results in memory.
   */
  fail: (error: RenderError) => void;
}

let engine: Promise<WebAssembly.Module> | null = null;
let prepared: PoolWorker | null = null;

/** Compiles the engine once for all workers of the page, while it streams in. */
function loadEngine(): Promise<WebAssembly.Module> {
  engine ??= WebAssembly.compileStreaming(fetch(wasmUrl)).catch((error: unknown) => {
    engine = null;
    throw error;
  });
  return engine;
}

/** Starts the page's first worker before there is something to draw. */
export function prepareDrawing(): void {
  prepared ??= start();
}

/** Returns the prepared worker, or a new one. */
export function startPoolWorker(): PoolWorker {
  const worker = prepared ?? start();
  prepared = null;
  return worker;
}

function start(): PoolWorker {
  const worker = new Worker(new URL("./draw-worker.ts", import.meta.url), { type: "module" });
  const remote = wrap<DrawWorker>(worker);
  const started: PoolWorker = { worker, remote, failure: null, fail: () => undefined };
  const stop = (message: string) => {
    started.failure = new RenderError(
      `The drawing worker stopped: ${message || "it did not load"}`,
    );
    started.fail(started.failure);
  };
  worker.addEventListener("error", ({ message }) => stop(message));
  loadEngine()
    .then((module) => remote.start(module))
    .catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
  return started;
}
