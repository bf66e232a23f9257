import { networkIds, type NetworkId } from "@slideloom/core/networks";
import { describe, expect, test } from "vitest";
import { unrestrictedPolicy } from "../outbound/outbound-policy.ts";
import { createRun } from "./connector-run.fixture.ts";
import type { Checkpoint } from "./connector.ts";
import { createNetworkClients } from "./connectors.ts";
import type { CallResult } from "./network-call.ts";

/* Between this server and a network there may be proxies and firewalls, whose pages say nothing about a post. */

const nowMs = Date.parse("2026-12-01T12:00:00Z");
const now = () => new Date(nowMs);

/** Checkpoints after which the next call publishes the post. */
const ready: Readonly<Record<NetworkId, Checkpoint>> = {
  bluesky: { keys: ["3kabc"] },
  mastodon: {},
  linkedin: { uploads: {} },
  instagram: { post: { id: "1", isReady: true, polls: 0, createdAtMs: nowMs } },
  buffer: { draftId: "1" },
  postiz: { draftId: "1", dateMs: nowMs },
  handover: {},
};

const clients = createNetworkClients({
  call: () => Promise.reject(new Error("Only the publishing call is made.")),
  now,
  outbound: unrestrictedPolicy,
  instanceApps: {
    find: async () => null,
    findNewest: async () => null,
    save: async () => {},
    forget: async () => {},
  },
  settings: {},
  fakeUrls: {},
});

/** Sends a post whose publishing call gets this result, and returns the outcome's kind. */
async function send(network: NetworkId, result: CallResult): Promise<string> {
  const details = { url: "https://flow.example/hook", id: "1", identifier: "x", boards: [] };
  const run = createRun({
    account: {
      remoteId: "1",
      handle: "ana",
      instanceUrl: "https://network.example",
      details,
      tokens: { access: "token" },
    },
    files: [],
    now,
  });
  const call = async () => result;
  const outcome = await clients[network].connector.send({
    ...run,
    checkpoint: ready[network],
    call,
  });
  return outcome.kind;
}

const page = (status: number): CallResult => ({
  kind: "response",
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  text: "<h1>No</h1>",
  json: undefined,
});

describe.for(networkIds)(
  "a page instead of the response of %s to the publishing call",
  (network) => {
    test.for([400, 401, 402, 403, 404, 407, 410, 413, 414, 422, 426, 431, 451])(
      "with the status %i proves that nothing was sent",
      async (status) => {
        expect(await send(network, page(status))).toBe("not-sent");
      },
    );

    test("with the status 429 is waited for", async () => {
      expect(await send(network, page(429))).toBe("throttled");
    });

    test.for([302, 408, 500, 502, 503, 504, 520])(
      "with the status %i leaves the outcome open",
      async (status) => {
        expect(await send(network, page(status))).toBe("unknown");
      },
    );
  },
);
