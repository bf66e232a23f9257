const home = "/";
/** Pages not worth returning to after sign-in. */
const passing = ["/", "/login", "/signup", "/forgot-password", "/reset-password"];

/** Returns the login or sign-up path that leads back to `from`, a path with query. */
export function buildSignInPath(page: "/login" | "/signup", from: string): string {
  const isPassing = passing.includes(from.split(/[?#]/, 1)[0] ?? "");
  return isPassing ? page : `${page}?${new URLSearchParams({ next: from })}`;
}

/** Returns the page after sign-in: the query's `next` if it is a path of this site, else the landing page. */
export function readReturnPath(query: URLSearchParams, origin: string = location.origin): string {
  const next = query.get("next");
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  if (url.origin !== origin || passing.includes(url.pathname)) return home;
  const path = url.pathname + url.search + url.hash;
  // `new URL()` shortens `/.//host` to `//host`, which would lead to another site.
  return path.startsWith("//") ? home : path;
}
