import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";

/** Responses of a fake Bluesky server, by the last segment of the path. */
let answers: Record<string, unknown>;
let server = fastify();
let url = "";
beforeEach(async () => {
  server = fastify({ forceCloseConnections: true });
  server.all("/*", async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const [name] = Object.keys(answers).filter((one) => path.endsWith(one));
    const answer = name === undefined ? {} : answers[name];
    return typeof answer === "string"
      ? reply.type("text/html").send(answer)
      : reply.type("application/json").send(JSON.stringify(answer));
  });
  url = await server.listen({ host: "127.0.0.1", port: 0 });
  const service = [{ id: "#atproto_pds", serviceEndpoint: url }];
  answers = {
    "identity.resolveHandle": { did: "did:plc:ana" },
    "did:plc:ana": { service },
  };
});
afterEach(() => server.close());

const session = { accessJwt: "a", refreshJwt: "r", did: "did:plc:ana", handle: "ana.test" };

describeOnEngine("postgres", "a network with nonsense responses", (shared) => {
  const connect = async () => {
    const app = await createTestApp(shared.settings, {
      environment: { FAKE_BLUESKY_URL: url, RATE_LIMIT_LOGIN: "0" },
    });
    const { token } = await registerSomebody(app);
    const body = { network: "bluesky", handle: "ana.test", app_password: "aaaa-bbbb" };
    return app.send("POST", "/api/connections", { token, body });
  };

  test.for([["<html>"], [{}], [null], [[]], [7], [{ ...session, did: 1 }]])(
    "to a sign-in returns 422 with a message: %j",
    async ([answer]) => {
      answers["server.createSession"] = answer;
      const response = await connect();
      expect([response.statusCode, response.body]).toEqual([
        422,
        '{"message":"The network\'s response could not be read."}',
      ]);
    },
  );

  test.for(["did:web:%", "did:web:a%20b", "did:web:[", "did:web::"])(
    "to a profile request returns 422 with a message: %s",
    async (did) => {
      answers["identity.resolveHandle"] = { did };
      const response = await connect();
      expect([response.statusCode, response.body.includes("our side")]).toEqual([422, false]);
    },
  );

  test("has its names cut to a sane length, without unstorable characters", async () => {
    answers["server.createSession"] = { ...session, handle: `ana${"x".repeat(60_000)}` };
    answers["repo.getRecord"] = { value: { displayName: `A\0na\uD83D${"y".repeat(60_000)}` } };
    const response = await connect();
    expect(response.statusCode, response.body).toBe(201);
    const { name, handle } = response.json<{ name: string; handle: string }>();
    expect([name.length <= 100, handle.length <= 300]).toEqual([true, true]);
    expect(name).toMatch(/^Anay+$/);
  });
});
