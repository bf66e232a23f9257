/** Callbacks of programs that register themselves instead of having a document. */
const knownRedirects: readonly string[] = [
  "https://claude.ai/api/mcp/auth_callback",
  "https://claude.com/api/mcp/auth_callback",
  "https://chatgpt.com/connector_platform_oauth_redirect",
  "https://vscode.dev/redirect",
  "https://insiders.vscode.dev/redirect",
  "https://www.cursor.com/agents/mcp/oauth/callback",
  "cursor://anysphere.cursor-mcp/oauth/callback",
];

const chatGptConnector = /^https:\/\/chatgpt\.com\/connector\/oauth\/[\w-]{1,100}$/;
const maxLength = 2000;

/** Returns whether a callback is a program on the person's own computer. */
export function isLoopback(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, username, password } = new URL(uri);
  const isOwn = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "http:" && isOwn && username === "" && password === "";
}

/**
 * Returns whether a browser may be sent there: https, this computer, or a private scheme that is known. Others, such as
 * `javascript:`, would run in the page.
 */
export function isSafeRedirect(uri: string): boolean {
  if (knownRedirects.includes(uri)) return true;
  if (uri.length > maxLength || /[\p{Cc}\s\\#]/u.test(uri) || !URL.canParse(uri)) return false;
  const { protocol, username, password } = new URL(uri);
  return isLoopback(uri) || (protocol === "https:" && username === "" && password === "");
}

/** Returns whether a program may register a callback by itself. `added` are the operator's. */
export const isOpenToRegistration = (uri: string, added: readonly string[]): boolean =>
  isSafeRedirect(uri) &&
  (knownRedirects.includes(uri) ||
    added.includes(uri) ||
    chatGptConnector.test(uri) ||
    isLoopback(uri));

/** Returns whether a callback is one of the program's: the same text, or for this computer another port. */
export function isOwnRedirect(uri: string, registered: readonly string[]): boolean {
  if (!isSafeRedirect(uri)) return false;
  return registered.some(
    (one) =>
      one === uri || (isLoopback(one) && isLoopback(uri) && withoutPort(one) === withoutPort(uri)),
  );
}

function withoutPort(uri: string): string {
  const url = new URL(uri);
  url.port = "";
  return url.href;
}

/** Names the place that a callback leads to, for people. */
export const nameRedirect = (uri: string): string =>
  isLoopback(uri) ? "this computer" : new URL(uri).host || new URL(uri).protocol;
