import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { FaultScript } from "../fake-network.fixture.ts";
import { randomToken, withToken, type GraphState } from "./fake-graph-state.fixture.ts";
import { graphErrors, refuseGraph, refuseParameter } from "./fake-graph-error.fixture.ts";

const secondMs = 1000;
const hourMs = 3600 * secondMs;
const dayMs = 24 * hourMs;
const longSeconds = 60 * 86_400;

export function serveLogin(app: FastifyInstance, state: GraphState, faults: FaultScript): void {
  app.get("/oauth/authorize", async ({ query }, reply) => authorize(state, query, reply));
  app.post("/oauth/access_token", async (request, reply) =>
    faults.run(request, reply, async () => exchangeCode(state, request.body, reply)),
  );
  app.get("/access_token", async (request, reply) =>
    faults.run(request, reply, async () => lengthen(state, request.query, reply)),
  );
  app.get("/refresh_access_token", async (request, reply) =>
    faults.run(request, reply, async () => renew(state, request.query, reply)),
  );
  app.get("/:version/me", async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () => {
        const { fields = "" } = request.query as { fields?: string };
        const { account } = state.face;
        const unknown = fields.split(",").find((name) => !(name in account));
        if (unknown !== undefined) return refuseParameter(reply, unknown);
        return Object.fromEntries(fields.split(",").map((name) => [name, account[name]]));
      }),
    ),
  );
}

/** Simulates a person who approves the sign-in, or denies it if `isDenied` is set. */
function authorize(state: GraphState, query: unknown, reply: FastifyReply): FastifyReply {
  const { face, rules, codes, now } = state;
  const asked = z
    .strictObject({
      client_id: z.literal(face.client.id, "Invalid platform app"),
      redirect_uri: z.url(),
      response_type: z.literal("code"),
      scope: z.literal(face.scopes.join(",")),
      state: z.string().min(1),
    })
    .safeParse(query);
  if (!asked.success) return reply.code(400).type("text/html").send(asked.error.message);
  const { redirect_uri: redirectUri, state: sent } = asked.data;
  if (rules.redirectUris && !rules.redirectUris.includes(redirectUri)) {
    return reply.code(400).type("text/html").send("Invalid redirect_uri");
  }
  const back = new URL(redirectUri);
  back.searchParams.set("state", sent);
  if (rules.isDenied) {
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("error_reason", "user_denied");
    return reply.redirect(back.href);
  }
  const code = randomToken();
  codes.set(code, { redirectUri, endsAtMs: now().getTime() + hourMs });
  back.searchParams.set("code", code);
  return reply.redirect(`${back.href}#_`);
}

function exchangeCode(state: GraphState, sent: unknown, reply: FastifyReply): object {
  const { face, codes, rules, now } = state;
  const refuse = (message: string) =>
    reply.code(400).send({ error_type: "OAuthException", code: 400, error_message: message });
  const body = z
    .strictObject({
      client_id: z.literal(face.client.id),
      client_secret: z.literal(face.client.secret),
      grant_type: z.literal("authorization_code"),
      redirect_uri: z.string(),
      code: z.string(),
    })
    .safeParse(sent);
  if (!body.success) return refuse("Error validating client secret.");
  const known = codes.get(body.data.code);
  codes.delete(body.data.code);
  if (known?.redirectUri !== body.data.redirect_uri || known.endsAtMs <= now().getTime()) {
    return refuse("Matching code was not found or was already used");
  }
  const token = {
    access_token: addToken(state, "short", hourMs),
    user_id: Number(face.account.user_id),
    permissions: rules.permissions,
  };
  return rules.wrapsToken
    ? { data: [{ ...token, permissions: rules.permissions.join(",") }] }
    : token;
}

function addToken({ tokens, now }: GraphState, kind: "short" | "long", forMs: number): string {
  const token = randomToken();
  const madeAtMs = now().getTime();
  tokens.set(token, { kind, madeAtMs, endsAtMs: madeAtMs + forMs });
  return token;
}

/** Returns null if there is no unexpired token of this kind. */
function findToken({ tokens, now }: GraphState, token: string, kind: "short" | "long") {
  const found = tokens.get(token);
  return found?.kind === kind && found.endsAtMs > now().getTime() ? found : null;
}

const giveLongToken = (state: GraphState) => ({
  access_token: addToken(state, "long", longSeconds * secondMs),
  token_type: "bearer",
  expires_in: longSeconds,
});

function lengthen(state: GraphState, query: unknown, reply: FastifyReply): object {
  const { client, grantPrefix } = state.face;
  const asked = z
    .strictObject({
      grant_type: z.literal(`${grantPrefix}_exchange_token`),
      client_secret: z.literal(client.secret),
      access_token: z.string(),
    })
    .safeParse(query);
  if (!asked.success) return refuseParameter(reply, asked.error.message);
  if (!findToken(state, asked.data.access_token, "short")) {
    return refuseGraph(reply, graphErrors.tokenUnknown);
  }
  return giveLongToken(state);
}

function renew(state: GraphState, query: unknown, reply: FastifyReply): object {
  const asked = z
    .strictObject({
      grant_type: z.literal(`${state.face.grantPrefix}_refresh_token`),
      access_token: z.string(),
    })
    .safeParse(query);
  if (!asked.success) return refuseParameter(reply, asked.error.message);
  const found = findToken(state, asked.data.access_token, "long");
  if (!found) return refuseGraph(reply, graphErrors.tokenEnded);
  if (state.now().getTime() - found.madeAtMs < dayMs) {
    return refuseGraph(reply, { code: 100, message: "The token is not old enough" });
  }
  state.counts.renewals += 1;
  return giveLongToken(state);
}
