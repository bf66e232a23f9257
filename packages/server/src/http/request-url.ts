const plainUrl = /^\/[\w\-./~]*(?:\?[^#]*)?$/;

/** Removes host, fragment and needless escapes, so `/%61pi/v1` becomes `/api/v1`. Invalid escapes are kept. */
export function normalizeUrl(url: string): string {
  if (plainUrl.test(url)) return url;
  const [, path = "", query = ""] =
    /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return `${path.startsWith("/") ? "" : "/"}${normalizeEscapes(path)}${query}`;
}

/** Decodes characters that need no escape (RFC 3986, section 6.2.2.2). */
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
