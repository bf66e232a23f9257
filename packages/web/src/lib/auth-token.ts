/** The key of the credential in local storage. */
export const authTokenKey = "auth_token";

/** For a page whose browser keeps nothing. */
let heldToken: string | null = null;

/** The session's credential; null when signed out or where storage is switched off. */
export function readAuthToken(): string | null {
  try {
    return localStorage.getItem(authTokenKey);
  } catch {
    return heldToken;
  }
}

/** Stores the credential; null removes it. */
export function writeAuthToken(token: string | null): void {
  heldToken = token;
  try {
    if (token === null) localStorage.removeItem(authTokenKey);
    else localStorage.setItem(authTokenKey, token);
  } catch {
    // The session then lasts until the page is left.
  }
}
