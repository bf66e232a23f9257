import { create } from "zustand";
import { KeptItems, type Owner } from "./kept-items.ts";

/** The token's key in localStorage. */
export const authTokenKey = "auth_token";
/** Stores which account the token belongs to. */
const accountKey = "slideloom.account";
const deviceKeys = new Set([
  accountKey,
  // Settings of the device, unrelated to anyone's work.
  "slideloom.theme",
  "slideloom.sign-shortcuts",
  "slideloom.generation-fold",
  // A message from a page that ended, shown by the next page in the same tab.
  "slideloom.farewell",
]);

export type Ending = "logged-out" | "session-ended";

/** Reason why this page must stop showing and saving data, e.g. after a log-out; null while the page works normally. */
export const usePageEnding = create<{ ending: Ending | null }>()(() => ({ ending: null }));

interface Session {
  token: string | null;
  /** Null if unknown or if there is no token. */
  accountId: string | null;
}

/** The page's session. It stays the same if another tab starts a different session. */
let page: Session = { token: null, accountId: null };
/** True once the account's mark was stored. If storage was full, a missing mark doesn't mean a log-out. */
let wasMarked = false;

const befores = new Set<() => boolean>();
const afters = new Set<() => void>();

/** @throws if storage is turned off, blocked or missing (prerendering). */
export function getItems(): KeptItems {
  return new KeptItems({ browser: localStorage, tab: sessionStorage }, (key) =>
    deviceKeys.has(key),
  );
}

/** Runs storage access and returns the result, or `otherwise` if the storage is full or blocked. */
export function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Builds the text under `accountKey`: an account's id, and the end of the token that belongs to the account. */
const describe = (token: string, accountId: string) => `${accountId} ${token.slice(-12)}`;

function readStoredSession(): Session {
  const token = localStorage.getItem(authTokenKey);
  const noted = localStorage.getItem(accountKey) ?? "";
  const [accountId = ""] = noted.split(" ", 1);
  const isKnown = token !== null && accountId !== "" && noted === describe(token, accountId);
  return { token, accountId: isKnown ? accountId : null };
}

function noteAccount(token: string, accountId: string): void {
  attempt(() => localStorage.setItem(accountKey, describe(token, accountId)), undefined);
}

/** Starts the page with the stored session. */
export function openPage(): void {
  usePageEnding.setState({ ending: null });
  wasMarked = false;
  attempt(() => getItems().tidy(), undefined);
  const stored = attempt(readStoredSession, { token: null, accountId: null });
  page = { token: stored.token, accountId: null };
  if (stored.accountId !== null) setPageOwner(stored.accountId);
}

/** Returns the owner of everything this page stores, shows and sends. */
export function getPageOwner(): Owner {
  return page.accountId;
}

/** Returns the session's token; null if signed out. */
export function readAuthToken(): string | null {
  return usePageEnding.getState().ending === null ? page.token : null;
}

/**
 * Calls `keep` before the owner changes, until `signal` aborts. `keep` writes pending changes and returns true if all
 * are stored.
 */
export function beforeOwnerChange(keep: () => boolean, signal?: AbortSignal): void {
  befores.add(keep);
  signal?.addEventListener("abort", () => befores.delete(keep), { once: true });
}

/** Calls `reread` after anonymous items moved to an account. */
export function afterOwnerChange(reread: () => void): void {
  afters.add(reread);
}

/**
 * Returns true if this page may still write its owner's items. Detects a log-out even before its storage event arrives.
 */
export function mayWrite(): boolean {
  if (usePageEnding.getState().ending !== null) return false;
  const isMarked = attempt(() => getItems().hasMark(page.accountId), wasMarked);
  if (wasMarked && !isMarked) endPage("logged-out");
  const may = isMarked || !wasMarked;
  wasMarked = isMarked;
  return may;
}

/** Makes the account the page's owner and moves anonymous items to it. Returns false if the page has another owner. */
export function setPageOwner(accountId: string): boolean {
  if (usePageEnding.getState().ending !== null) return false;
  if (page.accountId === accountId) return true;
  if (page.accountId !== null) {
    endPage("session-ended");
    return false;
  }
  for (const keep of befores) keep();
  attempt(() => getItems().adopt(accountId), undefined);
  page = { ...page, accountId };
  wasMarked = attempt(() => getItems().hasMark(accountId), false);
  if (page.token !== null) noteAccount(page.token, accountId);
  for (const reread of afters) reread();
  return true;
}

/** Stores a session started in this tab. Returns false if the page has another owner. */
export function beginPageSession(token: string, accountId: string): boolean {
  // Stores the account before the token, because other tabs receive the events in this order.
  noteAccount(token, accountId);
  const isSame = page.accountId === null || page.accountId === accountId;
  if (isSame) page = { ...page, token };
  attempt(() => localStorage.setItem(authTokenKey, token), undefined);
  return setPageOwner(accountId);
}

/** Stops the page from showing, writing and sending anything. */
function endPage(ending: Ending): void {
  if (usePageEnding.getState().ending === null) usePageEnding.setState({ ending });
}

function removeToken(): void {
  // If another tab has signed in since this page started its session, the stored token belongs to that tab's session.
  if (attempt(() => localStorage.getItem(authTokenKey), null) !== page.token) return;
  attempt(() => localStorage.removeItem(authTokenKey), undefined);
  attempt(() => localStorage.removeItem(accountKey), undefined);
}

/** Removes the session and its account's data from this browser. */
export function logOutPage(): void {
  const { accountId } = page;
  endPage("logged-out");
  if (accountId !== null) attempt(() => getItems().removeAll(accountId), undefined);
  removeToken();
}

/**
 * Drops a session that the server rejected. If unsaved work can't be stored in this browser, returns false and keeps
 * the page.
 */
export function closePage(): boolean {
  const isKept = keepUnwritten();
  removeToken();
  if (page.accountId !== null && isKept) endPage("session-ended");
  page = { ...page, token: null };
  return isKept;
}

/** Writes pending changes. Returns false if some work still exists only in this page. */
export function keepUnwritten(): boolean {
  return [...befores].map((keep) => keep()).every(Boolean);
}

/**
 * After `taken`, the page uses the stored session. After `unknown`, the page must also request the account. After
 * `over`, the page's session has ended.
 */
export type SessionChange = "same" | "taken" | "unknown" | "over";

/** Compares the page's session with the stored one and adopts or ends it. */
export function noticeSession(): SessionChange {
  const stored = attempt(readStoredSession, page);
  if (stored.token === page.token) return "same";
  if (stored.token === null) {
    if (page.accountId === null) page = { token: null, accountId: null };
    else if (mayWrite()) closePage();
    return "over";
  }
  if (stored.accountId === null && page.accountId === null) {
    page = { ...page, token: stored.token };
    return "unknown";
  }
  if (page.accountId !== null && stored.accountId !== page.accountId) {
    if (mayWrite()) keepUnwritten();
    endPage("session-ended");
    return "over";
  }
  page = { ...page, token: stored.token };
  if (stored.accountId !== null) setPageOwner(stored.accountId);
  return "taken";
}

/** Returns true if the storage event is a log-out of the page's account. */
export function isLogOut(event: StorageEvent): boolean {
  if (page.accountId === null || event.newValue !== null) return false;
  return (
    event.key === null || attempt(() => getItems().isMark(event.key ?? "", page.accountId), false)
  );
}

openPage();
