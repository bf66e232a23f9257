import { authTokenKey, noticeSession } from "../lib/kept/kept.ts";

/** Sets the session token as another tab would; null removes it. */
export function writeAuthToken(token: string | null): void {
  if (token === null) localStorage.removeItem(authTokenKey);
  else localStorage.setItem(authTokenKey, token);
  noticeSession();
}
