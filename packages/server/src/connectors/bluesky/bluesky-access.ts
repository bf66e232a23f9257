import { cutUnits } from "@slideloom/core/text";
import { z } from "zod";
import { classifyCall, type Classified } from "../classify-response.ts";
import type { RemoteAccount, Tokens } from "../connector.ts";
import type {
  ConnectedAccount,
  FieldsAccess,
  FieldValues,
  RefreshOutcome,
  TimedTokens,
} from "../network-access.ts";
import { readRenewalFailure, unreadableRenewal } from "../renewal.ts";
import type { CallNetwork, CallOptions, NetworkResponse } from "../network-call.ts";
import { ConnectError } from "../connect-error.ts";
import { readConnectResponse } from "../connect-response.ts";
import { readBlueskyRefusal } from "./read-refusal.ts";

/** Endpoints that resolve handles and identities. */
export interface BlueskyEndpoints {
  /** URL of a server that resolves handles (`com.atproto.identity.resolveHandle`). */
  resolver: string;
  /** URL of the directory that resolves identities of the kind `did:plc`. */
  directory: string;
}

export const blueskyEndpoints: BlueskyEndpoints = {
  resolver: "https://public.api.bsky.app",
  directory: "https://plc.directory",
};

export interface BlueskyAccessSettings {
  call: CallNetwork;
  now: () => Date;
  endpoints: BlueskyEndpoints;
}

const sessionSchema = z.object({
  accessJwt: z.string(),
  refreshJwt: z.string(),
  did: z.string(),
  handle: z.string(),
});
const handleSchema = z.object({ did: z.string().regex(/^did:(plc|web):[\w.:%-]+$/) });
const identitySchema = z.object({
  service: z.array(z.object({ id: z.string(), serviceEndpoint: z.string() })).default([]),
});
const profileSchema = z.object({ displayName: z.string().optional() });

/** Connects Bluesky accounts by app password, and refreshes their sessions. */
export class BlueskyAccess implements FieldsAccess {
  readonly kind = "fields";
  readonly #settings: BlueskyAccessSettings;

  constructor(settings: BlueskyAccessSettings) {
    this.#settings = settings;
  }

  /** @throws {ConnectError} that says whether the handle or the password is wrong. */
  async connect({
    handle: typed = "",
    app_password: password = "",
  }: FieldValues): Promise<ConnectedAccount> {
    const handle = typed.toLowerCase();
    if (!/[.:]/.test(handle))
      throw new ConnectError(
        "connection-refused",
        `Enter the whole handle, such as ${handle}.bsky.social.`,
      );
    const did = handle.startsWith("did:") ? handle : await this.#findDid(handle);
    const instanceUrl = await this.#findServer(did);
    const session = await this.#createSession(instanceUrl, did, password);
    if (session.did !== did)
      throw new ConnectError(
        "connection-refused",
        "This app password belongs to another account. Check the handle and the app password.",
      );
    return {
      ...readTokens(session, password),
      remoteId: did,
      handle: session.handle,
      name: await this.#findName(instanceUrl, session),
      pictureUrl: null,
      instanceUrl,
      details: {},
      limits: {},
    };
  }

  async refresh({ instanceUrl, remoteId, tokens }: RemoteAccount): Promise<RefreshOutcome> {
    const server = instanceUrl ?? "";
    const renewed = await this.#call({
      method: "POST",
      url: `${server}/xrpc/com.atproto.server.refreshSession`,
      headers: { authorization: `Bearer ${tokens.refresh ?? ""}` },
    });
    const outcome = renewed.ok
      ? readSession(renewed, tokens.secret)
      : readRenewalFailure(renewed, isSessionRefused);
    if (!mayHaveEnded(outcome) || tokens.secret === undefined) return outcome;
    // The session has ended, or the response with its new tokens got lost. So the app password creates another session.
    const begun = await this.#call({
      method: "POST",
      url: `${server}/xrpc/com.atproto.server.createSession`,
      body: { json: { identifier: remoteId, password: tokens.secret } },
    });
    if (begun.ok) return readSession(begun, tokens.secret);
    const failure = readRenewalFailure(begun, isSessionRefused);
    return failure.kind === "ended" ? passwordRefused : failure;
  }

  async revoke({ instanceUrl, tokens }: RemoteAccount): Promise<void> {
    await this.#call({
      method: "POST",
      url: `${instanceUrl}/xrpc/com.atproto.server.deleteSession`,
      headers: { authorization: `Bearer ${tokens.refresh ?? ""}` },
    });
  }

  async #findDid(handle: string): Promise<string> {
    const query = new URLSearchParams({ handle });
    const url = `${this.#settings.endpoints.resolver}/xrpc/com.atproto.identity.resolveHandle?${query}`;
    const found = await this.#call({ method: "GET", url });
    if (found.ok) {
      const identity = handleSchema.safeParse(found.response.json);
      if (identity.success) return identity.data.did;
    }
    if (!found.ok && found.failure.kind !== "rejected") throw unreachable(found.failure.message);
    throw new ConnectError(
      "connection-refused",
      `Bluesky has no account with the handle ${handle}. Check the handle, then try again.`,
    );
  }

  /** Returns the origin of the account's server (PDS), from its DID document. */
  async #findServer(did: string): Promise<string> {
    const { directory } = this.#settings.endpoints;
    const url = did.startsWith("did:web:") ? buildDidUrl(did) : `${directory}/${did}`;
    const found = await this.#call({ method: "GET", url });
    if (!found.ok) throw unreachable(found.failure.message);
    const document = identitySchema.safeParse(found.response.json);
    const server = document.data?.service.find(({ id }) => id.endsWith("#atproto_pds"));
    if (!server || !URL.canParse(server.serviceEndpoint)) {
      throw new ConnectError(
        "connection-refused",
        "We couldn't find the server of this Bluesky account. Try again later.",
      );
    }
    return new URL(server.serviceEndpoint).origin;
  }

  async #createSession(server: string, identifier: string, password: string) {
    const begun = await this.#call({
      method: "POST",
      url: `${server}/xrpc/com.atproto.server.createSession`,
      body: { json: { identifier, password } },
    });
    if (begun.ok) return readConnectResponse(begun, sessionSchema);
    const { failure } = begun;
    if (failure.kind !== "unauthorized" && failure.kind !== "rejected") {
      throw unreachable(failure.message);
    }
    const needsAppPassword = /AuthFactorTokenRequired|factor/i.test(failure.message);
    throw new ConnectError(
      "connection-refused",
      needsAppPassword
        ? "This is your account's own password. Create an app password in Bluesky's settings, then enter it here."
        : "Bluesky didn't accept this app password. Create a new one in Bluesky's settings, under Privacy and security, App passwords.",
    );
  }

  async #findName(server: string, { did, handle, accessJwt }: z.output<typeof sessionSchema>) {
    const query = new URLSearchParams({
      repo: did,
      collection: "app.bsky.actor.profile",
      rkey: "self",
    });
    const found = await this.#call({
      method: "GET",
      url: `${server}/xrpc/com.atproto.repo.getRecord?${query}`,
      headers: { authorization: `Bearer ${accessJwt}` },
    });
    const record = found.ok && z.object({ value: profileSchema }).safeParse(found.response.json);
    const name = record && record.success ? record.data.value.displayName?.trim() : "";
    return name === undefined || name === "" ? handle : cutUnits(name, 100);
  }

  async #call(options: CallOptions): Promise<Classified> {
    const { call, now } = this.#settings;
    return classifyCall(await call(options), { now, readRefusal: readBlueskyRefusal });
  }
}

const passwordRefused = {
  kind: "ended",
  message: "Bluesky didn't accept the app password. Reconnect with a new one.",
} as const;

const unreachable = (message: string) => new ConnectError("network-unreachable", message);

/** XRPC responds with 400 to an expired session, and with 401 to a wrong password. */
const isSessionRefused = ({ status }: NetworkResponse) => status === 400 || status === 401;

const mayHaveEnded = (outcome: RefreshOutcome) =>
  outcome.kind === "ended" || (outcome.kind === "failed" && outcome.failure.kind === "unknown");

function readSession(
  { response }: Extract<Classified, { ok: true }>,
  secret: string | undefined,
): RefreshOutcome {
  const session = sessionSchema.safeParse(response.json);
  return session.success
    ? { kind: "refreshed", ...readTokens(session.data, secret) }
    : unreadableRenewal;
}

function readTokens(
  { accessJwt, refreshJwt }: z.output<typeof sessionSchema>,
  secret: string | undefined,
): TimedTokens {
  const tokens: Tokens = { access: accessJwt, refresh: refreshJwt };
  if (secret !== undefined) tokens.secret = secret;
  // `refreshEndsAtMs` is null, because the app password can create a new session at any time.
  return { tokens, accessEndsAtMs: readEndMs(accessJwt), refreshEndsAtMs: null };
}

/** Returns when a JSON Web Token expires (RFC 7519, `exp`), or null. Milliseconds since 1970. */
function readEndMs(token: string): number | null {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
    );
    const end = z.object({ exp: z.number() }).safeParse(payload);
    return end.success ? end.data.exp * 1000 : null;
  } catch {
    return null;
  }
}

/**
 * Returns the URL of a DID's document. `did:web:example.com%3A8080` means port 8080 of example.com.
 * @throws {ConnectError} if the DID has no host.
 */
function buildDidUrl(did: string): string {
  const host = did.slice("did:web:".length).replace(/%3A/i, ":");
  const url = `https://${host}/.well-known/did.json`;
  if (/^[\w.:-]+$/.test(host) && URL.canParse(url)) return url;
  throw new ConnectError(
    "connection-refused",
    `${did} doesn't contain a valid server address. Enter your Bluesky handle, such as ana.bsky.social.`,
  );
}
