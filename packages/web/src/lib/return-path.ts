const home = "/";
/** Pages that one doesn't come back to after signing in. */
const passing = ["/", "/login", "/signup", "/forgot-password", "/reset-password"];

/** The login or sign-up page that leads back to `from`, a path with its query. */
export function buildSignInPath(page: "/login" | "/signup", from: string): string {
  const isPassing = passing.includes(from.split(/[?#]/, 1)[0] ?? "");
  return isPassing ? page : `${page}?${new URLSearchParams({ next: from })}`;
}

/** Where to go once signed in: `next` of the query where it is a path of this site, else the landing page. */
export function readReturnPath(query: URLSearchParams, origin: string = location.origin): string {
  const next = query.get("next");
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  if (url.origin !== origin || passing.includes(url.pathname)) return home;
  const path = url.pathname + url.search + url.hash;
  // A path such as `/.//host` becomes `//host`, which names another site.
  return path.startsWith("//") ? home : path;
}
