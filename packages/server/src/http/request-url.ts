const plainUrl = /^\/[\w\-./~]*(?:\?[^#]*)?$/;

/**
 * The address of a request in the one spelling that hooks and routes compare: a path without a host, a fragment or
 * needless escapes, so that `/%61pi/v1` is `/api/v1` to all of them. An escape that means nothing stands for itself.
 */
export function normalizeUrl(url: string): string {
  if (plainUrl.test(url)) return url;
  const [, path = "", query = ""] =
    /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return `${path.startsWith("/") ? "" : "/"}${normalizeEscapes(path)}${query}`;
}

/** RFC 3986, section 6.2.2.2: characters that need no escape have none. */
function normalizeEscapes(path: string): string {
  if (!isDecodable(path)) return path.replaceAll("%", "%25");
  return path.replace(/%[\dA-F]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[A-Za-z\d\-._~]/.test(character) ? character : escape;
  });
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
