import wasmUrl from "@takumi-rs/wasm/takumi_wasm_bg.wasm?url";
import { wrap, type Remote } from "comlink";
import { RenderError } from "../render-error.ts";
import type { DrawWorker } from "./worker-protocol.ts";

/** A drawing worker, which takes work at once and does it when its engine is there. */
export interface PoolWorker {
  worker: Worker;
  remote: Remote<DrawWorker>;
  /** Why the worker can't go on. */
  failure: RenderError | null;
  /** Ends the task under way; a promise that lasts as long as the worker would hold on to the results of all tasks. */
  fail: (error: RenderError) => void;
}

let engine: Promise<WebAssembly.Module> | null = null;
let prepared: PoolWorker | null = null;

/** The engine, compiled once while it still loads, for all workers of the page. */
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

/** A new worker, or the one that was prepared. */
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
