/** What to do about a refused request. */
const adviceByStatus: Readonly<Record<number, string>> = {
  401: "Create an API key on the account page, or connect this program again.",
  402: "get_credits says when credits reset. Rendering and saving your own words is free.",
  409: "Read the newest state, then repeat the change with its version.",
  413: "Send less at a time.",
  422: "Correct this, then call the tool again.",
  502: "Try again in a minute.",
  503: "Try again in a minute.",
  504: "Try again, or ask for less at a time.",
};

/** Tools that list what a path names. */
const finders: readonly (readonly [path: RegExp, advice: string])[] = [
  [/\/versions/, "Versions are numbered from 1 to the one that get_carousel shows."],
  [/\/(carousels|render)\b/, "list_carousels lists the ids of this account's carousels."],
  [
    /\/publications/,
    "list_publications lists ids of publications, and list_connections of connected accounts.",
  ],
  [/\/jobs\//, "Jobs are kept for a day. Call the tool that started it again."],
  [/\/(sources|generate|outline|hooks)\b/, "Sources are kept for a week. Call read_source again."],
];

/** Returns the sentences that a tool's error consists of: what is wrong, and what helps. */
export function adviseRefusal(
  { status, message, retryAfter }: { status: number; message: string; retryAfter: string | null },
  path: string,
): string {
  const said = /[.!?]$/.test(message) ? message : `${message}.`;
  if (retryAfter !== null) return `${said} Wait ${retryAfter} seconds before the next call.`;
  const advice =
    status === 404 ? finders.find(([pattern]) => pattern.test(path))?.[1] : adviceByStatus[status];
  return advice === undefined ? said : `${said} ${advice}`;
}
