import { authTokenKey, noticeSession } from "../lib/kept/kept.ts";

/** Gives the page a session, or with null none, as another tab would. */
export function writeAuthToken(token: string | null): void {
  if (token === null) localStorage.removeItem(authTokenKey);
  else localStorage.setItem(authTokenKey, token);
  noticeSession();
}
