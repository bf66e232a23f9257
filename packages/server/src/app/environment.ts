import { setMaxListeners } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { readAsset } from "@slideloom/renderer/node/asset-files";
import { createNetworkClients } from "../connectors/connectors.ts";
import { networkTimeoutMs, type GiveUpCall } from "../connectors/network-call.ts";
import { createDrawPool, type DrawPool } from "../drawing/draw-pool.ts";
import type { ProviderAddresses } from "../generation/writers/own-model-settings.ts";
import type { StaticFiles } from "../http/static-files.ts";
import { createImageProcesses, type ImageProcesses } from "../media/image-processes.ts";
import { type OutboundPolicy, publicWebPolicy } from "../outbound/outbound-policy.ts";
import { readVersion } from "../version.ts";
import { findWebDir } from "../web-dir.ts";

/** Parts provided by the machine or process; tests replace some. */
export interface Environment extends StaticFiles {
  /** The product's semantic version. */
  version: string;
  now: () => Date;
  /** Resolves after `durationMs`, or immediately if the signal aborts. */
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
  /** Aborted with a `ServerClosingError` on shutdown: long requests end or become jobs. */
  closing: AbortController;
  /** Prevents SSRF: decides which addresses requests may reach. `config.outboundAllow` adds allowed hosts. */
  outbound: OutboundPolicy;
  /** Replaces the base URLs of AI providers for accounts that use their own API key. Empty except in tests. */
  providerAddresses: ProviderAddresses;
  networkTimeoutMs: number;
  /** Ends calls to networks before their timeout. Absent except in tests. */
  giveUpCall?: GiveUpCall | undefined;
  /** Multiplies the time limits of work in threads and processes. Tests raise it for slow machines. */
  workTimeFactor: number;
  createDrawPool: () => DrawPool;
  images: ImageProcesses;
  createNetworkClients: typeof createNetworkClients;
  logStream: { write: (line: string) => void };
}

/** Returns the real environment: this machine's clock, network and files. */
export function findEnvironment(): Environment {
  return {
    version: readVersion(),
    webDir: findWebDir(),
    readAsset,
    now: () => new Date(),
    wait: (durationMs, signal) => delay(durationMs, undefined, { signal }).catch(() => undefined),
    closing: createClosing(),
    outbound: publicWebPolicy,
    providerAddresses: {},
    networkTimeoutMs,
    workTimeFactor: 1,
    createDrawPool,
    images: createImageProcesses(),
    createNetworkClients,
    // Standard output is reserved for the start message.
    logStream: process.stderr,
  };
}

/** Listeners are unlimited, because every running request may add one. */
function createClosing(): AbortController {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  return closing;
}
