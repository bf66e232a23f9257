import { apiKeyScopes } from "@slideloom/core/contract/api-key-scopes";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { AccountMails } from "../accounts/account-mails.ts";
import { buildNewProgram } from "../accounts/account-notices.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import type { Config } from "../config/config.ts";
import { addRoute } from "../http/add-route.ts";
import { HttpError } from "../http/http-error.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import type { OauthClients } from "./oauth-clients.ts";
import { OauthError } from "./oauth-error.ts";
import { buildResourceMetadata, buildServerMetadata, findIssuer } from "./oauth-metadata.ts";
import type { OauthService } from "./oauth-service.ts";
import { readRequest, requireResource } from "./read-request.ts";
import { isLoopback, nameRedirect } from "./redirects.ts";

export interface OauthParts {
  accountMails: AccountMails;
  config: Pick<Config, "publicUrl" | "oauthRedirects">;
  oauth: OauthService;
  oauthClients: OauthClients;
  rateLimits: RateLimits;
}

/** OAuth for programs that use `/mcp`: their documents and tokens, and what their users see. */
export function registerOauth(app: FastifyInstance, context: OauthParts): void {
  const issuer = findIssuer(context.config);
  registerDocuments(app, issuer);
  registerTokens(app, context, issuer);
  registerQuestions(app, context, issuer);
  registerPrograms(app, context);
}

const openPaths = /^\/(\.well-known\/oauth-|oauth\/(token|register|revoke)\b)/;

/** Lets programs that run in browsers read these answers. They need no credentials of the browser. */
function allowOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!openPaths.test(request.url)) return done();
    void reply.headers({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "WWW-Authenticate",
      "cross-origin-resource-policy": "cross-origin",
    });
    if (request.method !== "OPTIONS") return done();
    const methods = { "access-control-allow-methods": "GET, POST" };
    void reply
      .code(204)
      .headers({ ...methods, "access-control-allow-headers": "Content-Type, MCP-Protocol-Version" })
      .send();
  });
}

function registerDocuments(app: FastifyInstance, issuer: string | null): void {
  allowOrigins(app);
  const own = requireIssuer;
  addRoute(app, "getProtectedResource", async (_request, reply) =>
    sendJson(reply, 200, buildResourceMetadata(own(issuer))),
  );
  addRoute(app, "getAuthorizationServer", async (_request, reply) =>
    sendJson(reply, 200, buildServerMetadata(own(issuer), apiKeyScopes)),
  );
}

function requireIssuer(issuer: string | null): string {
  if (issuer !== null) return issuer;
  const message = "Programs can connect once PUBLIC_URL is an https:// address.";
  throw new HttpError(404, message);
}

const registrationSchema = z.object({
  client_name: z.string().max(1000).default(""),
  redirect_uris: z.array(z.string().max(3000)).max(100),
});

function registerTokens(
  app: FastifyInstance,
  { oauth, oauthClients }: OauthParts,
  issuer: string | null,
): void {
  addRoute(app, "registerOauthClient", async (request, reply) =>
    answer(reply, 201, async () => {
      requireIssuer(issuer);
      const sent = registrationSchema.safeParse(request.body);
      if (!sent.success) {
        throw new OauthError(
          "invalid_client_metadata",
          "redirect_uris must be a list of addresses.",
        );
      }
      const { client_name, redirect_uris } = sent.data;
      const client = await oauthClients.register(client_name, redirect_uris);
      return {
        client_id: client.id,
        client_name: client.name,
        redirect_uris: client.redirectUris,
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "none",
      };
    }),
  );

  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    addRoute(scope, "getOauthTokens", async (request, reply) =>
      answer(reply, 200, async () =>
        exchange(oauth, oauthClients, requireIssuer(issuer), request.body),
      ),
    );
    addRoute(scope, "revokeOauthToken", async (request, reply) =>
      answer(reply, 200, async () => {
        const { token = "", client_id = "" } = request.body;
        await oauth.revoke(token, client_id);
        return {};
      }),
    );
  });
}

async function exchange(
  oauth: OauthService,
  clients: OauthClients,
  issuer: string,
  form: Readonly<Record<string, string>>,
): Promise<object> {
  const { grant_type, client_id: clientId = "", resource } = form;
  requireResource(issuer, resource);
  if (grant_type === "refresh_token") {
    return oauth.refresh({ token: form["refresh_token"] ?? "", clientId });
  }
  if (grant_type !== "authorization_code") {
    const message = "grant_type must be authorization_code or refresh_token.";
    throw new OauthError("unsupported_grant_type", message);
  }
  await clients.requireKnown(clientId);
  const { code = "", redirect_uri: redirectUri = "", code_verifier: verifier = "" } = form;
  return oauth.exchange({ code, clientId, redirectUri, verifier });
}

/** Answers in the shape of RFC 6749. */
async function answer(
  reply: FastifyReply,
  status: number,
  work: () => Promise<object>,
): Promise<FastifyReply> {
  try {
    return sendJson(reply, status, await work());
  } catch (error) {
    if (!(error instanceof OauthError)) throw error;
    const body = { error: error.error, error_description: error.message };
    return sendJson(reply, error.status, body);
  }
}

const sendJson = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply
    .code(status)
    .type("application/json")
    .header("cache-control", "no-store")
    .send(JSON.stringify(body));

/** What a signed-in person sees and answers on the page `/oauth/authorize`. */
function registerQuestions(
  app: FastifyInstance,
  { accountMails, oauth, oauthClients, rateLimits }: OauthParts,
  issuer: string | null,
): void {
  addRoute(app, "getOauthQuestion", async (request) => {
    await rateLimits.oauthQuestion.count(getSignedIn(request).account.id);
    const own = requireIssuer(issuer);
    const { client, redirectUri, scopes } = await explain(() =>
      readRequest(oauthClients, own, request.query),
    );
    return {
      name: client.name,
      host: client.id.startsWith("https://") ? new URL(client.id).host : null,
      redirectHost: nameRedirect(redirectUri),
      isOnThisComputer: isLoopback(redirectUri),
      scopes: [...scopes],
    };
  });

  addRoute(app, "answerOauthQuestion", async (request) => {
    const { account } = getSignedIn(request);
    await rateLimits.accountChange.count(account.id);
    const own = requireIssuer(issuer);
    const { allow, asksToPublish } = request.body;
    const asked = await explain(() => readRequest(oauthClients, own, request.body.request));
    const { client, redirectUri, challenge, state } = asked;
    const scopes = asked.scopes.filter((scope) => request.body.scopes.includes(scope));
    const url = new URL(redirectUri);
    url.searchParams.set("iss", own);
    if (state !== undefined) url.searchParams.set("state", state);
    if (!allow || scopes.length === 0) {
      url.searchParams.set("error", "access_denied");
      return { redirect: url.href };
    }
    const publishMode = asksToPublish ? "ask" : "direct";
    const consent = { clientId: client.id, redirectUri, challenge, scopes, publishMode } as const;
    url.searchParams.set("code", await oauth.consent(account, consent));
    await accountMails.queueNotice(account, buildNewProgram(scopes), request.log);
    return { redirect: url.href };
  });
}

/** Turns a program's mistake into a sentence for the person. */
async function explain<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OauthError) throw new HttpError(400, error.message);
    throw error;
  }
}

function registerPrograms(app: FastifyInstance, { oauth }: OauthParts): void {
  addRoute(app, "listConnectedPrograms", async (request) => ({
    programs: await oauth.list(getSignedIn(request).account.id),
  }));

  addRoute(app, "disconnectProgram", async (request, reply) => {
    await oauth.disconnect(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });
}
