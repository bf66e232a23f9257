interface Cookie {
  value: string;
  domain: string;
  /** Whether hosts below the domain get the cookie, too. */
  isShared: boolean;
  isSecure: boolean;
  path: string;
}

const maxCookies = 50;
const maxUnits = 4096;

/** Keeps cookies during one download, since some sites redirect in a circle without them. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** Takes the `Set-Cookie` headers of a response. */
  take(url: URL, headers: string | readonly string[] | undefined): void {
    for (const header of typeof headers === "string" ? [headers] : (headers ?? [])) {
      if (header.length <= maxUnits && this.#cookies.size < maxCookies) this.#add(url, header);
    }
  }

  /** Returns the `Cookie` header for a request; null if it has no cookies. */
  read({ hostname, protocol, pathname }: URL): string | null {
    const found = [...this.#cookies].filter(
      ([, { domain, isShared, isSecure, path }]) =>
        (hostname === domain || (isShared && hostname.endsWith(`.${domain}`))) &&
        (!isSecure || protocol === "https:") &&
        `${pathname}/`.startsWith(path.endsWith("/") ? path : `${path}/`),
    );
    if (found.length === 0) return null;
    return found
      .map(([key, { value }]) => `${key.slice(key.indexOf("\n") + 1)}=${value}`)
      .join("; ");
  }

  #add({ hostname }: URL, header: string): void {
    const [pair = "", ...attributes] = header.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at < 1 || name === "") return;
    const get = (wanted: string) =>
      attributes
        .find((one) => one.trim().toLowerCase().startsWith(`${wanted}=`))
        ?.split("=")[1]
        ?.trim();
    const shared = get("domain")?.replace(/^\./, "").toLowerCase();
    // A site can't set cookies for another one, nor for a whole top-level domain.
    const isShared =
      shared !== undefined &&
      shared.includes(".") &&
      (hostname === shared || hostname.endsWith(`.${shared}`));
    const path = get("path") ?? "/";
    const domain = isShared ? shared : hostname;
    const isGone = get("max-age") === "0";
    const key = `${domain} ${path}\n${name}`;
    if (isGone) this.#cookies.delete(key);
    else
      this.#cookies.set(key, {
        value: pair.slice(at + 1).trim(),
        domain,
        isShared,
        isSecure: attributes.some((one) => one.trim().toLowerCase() === "secure"),
        path: path.startsWith("/") ? path : "/",
      });
  }
}
