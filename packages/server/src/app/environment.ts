import { setMaxListeners } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { readAsset } from "@slideloom/renderer/node/asset-files";
import { createConnectors } from "../connectors/connectors.ts";
import { networkTimeoutMs } from "../connectors/network-call.ts";
import { createDrawPool } from "../drawing/draw-service.ts";
import type { StaticFiles } from "../http/static-files.ts";
import { type OutboundPolicy, webOnly } from "../outbound/outbound-policy.ts";
import { readVersion } from "../version.ts";
import { findWebDir } from "../web-dir.ts";

/** The application's surroundings on this machine; tests replace parts of them. */
export interface Environment extends StaticFiles {
  /** The product's semantic version. */
  version: string;
  now: () => Date;
  /** Resolves after that time, or at once where the signal aborts. */
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
  /** Aborted with a `ServerClosingError` when the server begins to close: what may take long ends then, or becomes a job. */
  closing: AbortController;
  /** Where requests may go that people make the server send; no setting opens it. */
  outbound: OutboundPolicy;
  /** How long a call to a network may take. */
  networkTimeoutMs: number;
  /** What draws slides. */
  createDrawPool: typeof createDrawPool;
  /** How posts are made on each network. */
  createConnectors: typeof createConnectors;
  /** Where log lines go. */
  logStream: { write: (line: string) => void };
}

/** The real surroundings: this machine's clock, network and files. */
export function findEnvironment(): Environment {
  return {
    version: readVersion(),
    webDir: findWebDir(),
    readAsset,
    now: () => new Date(),
    wait: (durationMs, signal) => delay(durationMs, undefined, { signal }).catch(() => undefined),
    closing: createClosing(),
    outbound: webOnly,
    networkTimeoutMs,
    createDrawPool,
    createConnectors,
    // Standard output is for people: the address, at the start.
    logStream: process.stderr,
  };
}

/** Every request under way may listen to it. */
function createClosing(): AbortController {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  return closing;
}
