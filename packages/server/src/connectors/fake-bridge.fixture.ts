import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyReply } from "fastify";
import { z } from "zod";
import { FaultScript, type FakeNetwork } from "./fake-network.fixture.ts";

/** Time from the publishing call until the post is at the network. */
const publishMs = 3_000;
const slowPublishMs = 5 * 60_000;

const draftSchema = z.strictObject({ text: z.string() });

interface DraftParams {
  Params: { id: string };
}

/** A stored draft, which becomes a post. */
interface BridgeDraft {
  text: string;
  /**
   * When the network publishes or refuses the post, in ms since 1970; null until somebody asks the bridge to publish
   * it.
   */
  endsAtMs: number | null;
  /** The network's refusal; null if it accepts the post. */
  error: string | null;
}

/** A fake service that stores drafts, and publishes a draft some time after being asked. */
export interface FakeBridge extends FakeNetwork {
  drafts: Map<string, BridgeDraft>;
  /** Ids of published drafts. A draft that was published twice is listed twice. */
  posts: string[];
}

export async function startFakeBridge({ now }: { now: () => Date }): Promise<FakeBridge> {
  const app = fastify({ forceCloseConnections: true });
  const faults = new FaultScript({
    tooMany: (reply) => reply.code(429).send(),
    tokenExpired: (reply) => reply.code(401).send(),
  });
  const fake: FakeBridge = {
    url: "",
    drafts: new Map(),
    posts: [],
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    close: () => app.close(),
  };
  const refuse = (reply: FastifyReply, status: number) => reply.code(status).send();

  app.post("/drafts", async (request, reply) =>
    faults.run(request, reply, async () => {
      const id = randomUUID();
      const { text } = draftSchema.parse(request.body);
      fake.drafts.set(id, { text, endsAtMs: null, error: null });
      void reply.code(201);
      return { id };
    }),
  );
  app.post<DraftParams>("/drafts/:id/publish", async (request, reply) =>
    faults.run(request, reply, async (fate) => {
      const { id } = request.params;
      const draft = fake.drafts.get(id);
      if (!draft) return refuse(reply, 404);
      draft.endsAtMs = now().getTime() + (fate === "slow-publish" ? slowPublishMs : publishMs);
      if (fate === "accept-then-fail") draft.error = "The network refused the images.";
      else fake.posts.push(id);
      return { state: "sending" };
    }),
  );
  app.get<DraftParams>("/drafts/:id", async (request, reply) =>
    faults.run(request, reply, async () => {
      const draft = fake.drafts.get(request.params.id);
      return draft ? describeDraft(draft, now().getTime()) : refuse(reply, 404);
    }),
  );
  app.delete<DraftParams>("/drafts/:id", async (request, reply) =>
    faults.run(request, reply, async () => {
      const { id } = request.params;
      if (fake.drafts.get(id)?.endsAtMs != null) return refuse(reply, 409);
      return refuse(reply, fake.drafts.delete(id) ? 204 : 404);
    }),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  fake.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return fake;
}

function describeDraft({ endsAtMs, error }: BridgeDraft, nowMs: number): object {
  if (endsAtMs === null) return { state: "draft" };
  if (nowMs < endsAtMs) return { state: "sending" };
  return error === null
    ? { state: "sent", url: "https://network.example/posts/1" }
    : { state: "error", error };
}
