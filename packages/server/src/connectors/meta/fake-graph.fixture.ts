import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { FaultScript } from "../fake-network.fixture.ts";
import { serveContainers } from "./fake-containers.fixture.ts";
import { graphErrors, refuseGraph } from "./fake-graph-error.fixture.ts";
import {
  addPost,
  createState,
  type FakeGraph,
  type FakeGraphFace,
  type GraphState,
} from "./fake-graph-state.fixture.ts";
import { serveLogin } from "./fake-login.fixture.ts";

/** Starts a fake of one of Meta's APIs that publish containers. */
export async function startFakeGraph(
  face: FakeGraphFace,
  { now = () => new Date(), port = 0 }: { now?: () => Date; port?: number } = {},
): Promise<FakeGraph> {
  const app = fastify({ forceCloseConnections: true });
  const state = createState(face, now);
  const faults = new FaultScript({
    tooMany: (reply) => refuseGraph(reply, graphErrors.tooManyCalls),
    tokenExpired: (reply) => refuseGraph(reply, graphErrors.tokenEnded),
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const leaks = findLeaks(app, state);
  serveLogin(app, state, faults);
  serveContainers(app, state, faults);
  await app.listen({ host: "127.0.0.1", port });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    posts: state.posts,
    rules: state.rules,
    processing: state.processing,
    counts: state.counts,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    revokeAll: () => state.tokens.clear(),
    addPost: (caption) => addPost(state, { caption, images: [], isAiGenerated: false, id: "" }),
    close: async () => {
      await app.close();
      if (leaks.length > 0) throw new Error(`A token stood in an address: ${leaks.join(", ")}`);
    },
  };
}

/** Records URLs that contain a token. Skips the two token exchanges, because Meta requires the token in their URL. */
function findLeaks(app: FastifyInstance, { tokens }: GraphState): string[] {
  const leaks: string[] = [];
  app.addHook("onRequest", async ({ url }) => {
    const [path = ""] = url.split("?");
    if (path === "/access_token" || path === "/refresh_access_token") return;
    if ([...tokens.keys()].some((token) => url.includes(token))) leaks.push(path);
  });
  return leaks;
}
