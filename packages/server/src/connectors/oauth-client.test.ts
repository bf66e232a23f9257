import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  unrestrictedPolicy,
  publicWebPolicy,
  type OutboundPolicy,
} from "../outbound/outbound-policy.ts";
import { createCallNetwork } from "./network-call.ts";
import { OAuthClient } from "./oauth-client.ts";

let server = fastify();
let url = "";
let asked: string[] = [];
let answer: { status: number; body: unknown };
beforeEach(async () => {
  asked = [];
  server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  server.post("/token", async ({ body }, reply) => {
    asked.push(String(body));
    return reply.code(answer.status).send(answer.body);
  });
  url = await server.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => server.close());

async function exchange(policy: OutboundPolicy = unrestrictedPolicy) {
  const client = new OAuthClient({
    call: createCallNetwork(policy),
    now: () => new Date(),
    readRefusal: ({ json, status }) => ({
      code: String(Object(json).error ?? status),
      message: "Refused",
    }),
  });
  const party = {
    issuer: url,
    tokenUrl: `${url}/token`,
    revocationUrl: `${url}/revoke`,
    client: { id: "slides", secret: "s3cret" },
  };
  const grant = { code: "abc", redirectUri: "https://slides.example/back", codeVerifier: null };
  return client.exchangeCode(party, grant);
}

test("a code is exchanged, also by a server without a token type and with an ID token", async () => {
  answer = { status: 200, body: { access_token: "t", id_token: "not.a.token", scope: "a,b" } };
  expect(await exchange()).toMatchObject({ ok: true, token: { access_token: "t", scope: "a,b" } });
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
    grant_type: "authorization_code",
    code: "abc",
    redirect_uri: "https://slides.example/back",
    client_id: "slides",
    client_secret: "s3cret",
  });
});

test("a token may be in a list", async () => {
  answer = { status: 200, body: { data: [{ access_token: "t", permissions: "a,b" }] } };
  expect(await exchange()).toMatchObject({
    ok: true,
    token: { access_token: "t", permissions: "a,b" },
  });
  answer = { status: 200, body: { data: [] } };
  expect(await exchange()).toMatchObject({ ok: false, failure: { kind: "unknown" } });
});

test.for([
  [400, { error: "invalid_grant" }, { kind: "rejected", code: "invalid_grant" }],
  [401, { error: "invalid_client" }, { kind: "unauthorized" }],
  [503, "down", { kind: "unknown" }],
  [200, "<h1>Hello</h1>", { kind: "unknown" }],
  [200, {}, { kind: "unknown" }],
  [200, [], { kind: "unknown" }],
  [204, undefined, { kind: "unknown" }],
] as const)("%i with %j is a failure of its kind", async ([status, body, failure]) => {
  answer = { status, body };
  expect(await exchange()).toMatchObject({ ok: false, failure });
  expect(asked).toHaveLength(1);
});

test("the SSRF guard applies", async () => {
  expect(await exchange(publicWebPolicy)).toMatchObject({
    ok: false,
    failure: { kind: "not-sent" },
  });
  expect(asked).toEqual([]);
});
