import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { signWebhook } from "../../webhooks/sign-webhook.ts";
import { FaultScript, type FakeNetwork } from "../fake-network.fixture.ts";

/** A call that the service received. */
interface HandoverCall {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A fake webhook receiver that publishes posts for people. */
export interface FakeHandover extends FakeNetwork {
  calls: HandoverCall[];
  /** HTTP status of the responses. */
  status: number;
  isSigned(call: HandoverCall | undefined, secret: string): boolean;
}

export async function startFakeHandover(): Promise<FakeHandover> {
  const app = fastify({ forceCloseConnections: true });
  const calls: HandoverCall[] = [];
  const faults = new FaultScript({
    tooMany: (reply) => reply.code(429).send(),
    tokenExpired: (reply) => reply.code(401).send(),
  });
  const fake: FakeHandover = {
    url: "",
    calls,
    status: 200,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    isSigned,
    close: () => app.close(),
  };
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) =>
    done(null, body),
  );
  app.post("/hook", async (request, reply) =>
    faults.run(request, reply, async () => {
      calls.push({ headers: request.headers, body: String(request.body) });
      void reply.code(fake.status);
      return {};
    }),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  fake.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return fake;
}

function isSigned(call: HandoverCall | undefined, secret: string): boolean {
  if (!call) return false;
  const { headers, body } = call;
  const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
  const signed = signWebhook(secret, { id: String(headers["webhook-id"]), body, at });
  return signed["webhook-signature"] === headers["webhook-signature"];
}
