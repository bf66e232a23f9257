import { z } from "zod";
import type { FetchedFile, FileRequest } from "../outbound/fetch-file.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import { OauthError } from "./oauth-error.ts";
import { isSafeRedirect } from "./redirects.ts";

const maxBytes = 5 * 1024;
const timeoutMs = 5000;
const maxRedirectUris = 30;
const maxNameLength = 80;

/** One sentence for every failure, so the answer tells nothing about hosts and ports. */
const unusable = () =>
  new OauthError("invalid_client", "The program's description can't be read at its client_id.");

/** The fields of a client ID metadata document that are used. */
const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().min(1).max(1000),
  redirect_uris: z.array(z.string()).min(1).max(maxRedirectUris),
  token_endpoint_auth_method: z.string().optional(),
  client_secret: z.never().optional(),
});

export interface ClientDescription {
  id: string;
  name: string;
  redirectUris: string[];
}

/** Returns whether a client id is the address of a description: https, port 443, with a path and nothing unusual. */
export function isDocumentUrl(id: string): boolean {
  if (!id.startsWith("https://") || id.length > 500 || /[\p{Cc}\s\\#]/u.test(id)) return false;
  if (!URL.canParse(id)) return false;
  const url = new URL(id);
  const isPlain = url.href === id && url.port === "" && url.username === "" && url.password === "";
  return isPlain && url.pathname !== "/" && !/\/\.{1,2}(\/|$)|%2e/i.test(id);
}

/** Cuts a program's name to one readable line, without marks that turn or hide text. */
export const cleanName = (name: string): string =>
  name
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, maxNameLength) || "A program without a name";

/**
 * Reads the description of a program from its own address, through the SSRF guard.
 * @throws {OauthError} if there is none.
 */
export async function fetchClientDocument(
  id: string,
  {
    policy,
    version,
    fetchFile = load,
  }: {
    policy: OutboundPolicy;
    version: string;
    fetchFile?: (file: FileRequest) => Promise<FetchedFile>;
  },
): Promise<ClientDescription> {
  if (!isDocumentUrl(id)) throw unusable();
  const file = await fetchFile({
    url: id,
    policy,
    accept: "application/json",
    maxBytes,
    timeoutMs,
    maxRedirects: 0,
    userAgent: `Slideloom/${version}`,
    signal: new AbortController().signal,
  }).catch(() => null);
  if (!file || !/^application\/([\w.-]+\+)?json\b/i.test(file.contentType ?? "")) throw unusable();
  return readClientDocument(id, Buffer.from(file.bytes).toString("utf8"));
}

/** @throws {OauthError} unless the text describes the program with this id, as a public client. */
function readClientDocument(id: string, text: string): ClientDescription {
  const parsed = documentSchema.safeParse(parse(text));
  if (!parsed.success || parsed.data.client_id !== id) throw unusable();
  const { client_name, redirect_uris, token_endpoint_auth_method: method = "none" } = parsed.data;
  // ChatGPT names `private_key_jwt`, and also works without it. A shared secret can't be in a public document.
  if (!["none", "private_key_jwt"].includes(method)) throw unusable();
  const redirectUris = redirect_uris.filter(isSafeRedirect);
  if (redirectUris.length === 0) throw unusable();
  return { id, name: cleanName(client_name), redirectUris };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function load(request: FileRequest): Promise<FetchedFile> {
  const { fetchFile } = await import("../outbound/fetch-file.ts");
  return fetchFile(request);
}
