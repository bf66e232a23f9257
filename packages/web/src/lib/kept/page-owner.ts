import { create } from "zustand";
import { KeptItems, type Owner } from "./kept-items.ts";

/** The key of the credential in local storage. */
export const authTokenKey = "auth_token";
/** Says to which account the credential belongs. */
const accountKey = "slideloom.account";
const deviceKeys = new Set([
  accountKey,
  // Choices about this device and screen that say nothing of a person's work.
  "slideloom.theme",
  "slideloom.sign-shortcuts",
  "slideloom.generation-fold",
  // A tab's last message of a page that gave way to the next.
  "slideloom.farewell",
]);

export type Ending = "logged-out" | "session-ended";

/** Why this page may show nothing any more; null while it may. */
export const usePageEnding = create<{ ending: Ending | null }>()(() => ({ ending: null }));

interface Session {
  token: string | null;
  /** Null where it is not known yet, and without a token. */
  accountId: string | null;
}

/** The session with which this page works: another one that another tab begins is never this page's. */
let page: Session = { token: null, accountId: null };
/** Whether storage has ever had the mark of the page's account: where it is full, there is none to miss. */
let wasMarked = false;

const befores = new Set<() => boolean>();
const afters = new Set<() => void>();

/** @throws where storage is switched off, blocked or not there (prerendering). */
export function getItems(): KeptItems {
  return new KeptItems({ browser: localStorage, tab: sessionStorage }, (key) =>
    deviceKeys.has(key),
  );
}

/** Runs what storage may refuse. */
export function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The account of a credential, with the last characters of the credential that it holds for. */
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

/** Begins with the session that storage has. */
export function openPage(): void {
  usePageEnding.setState({ ending: null });
  wasMarked = false;
  attempt(() => getItems().tidy(), undefined);
  const stored = attempt(readStoredSession, { token: null, accountId: null });
  page = { token: stored.token, accountId: null };
  if (stored.accountId !== null) takeOver(stored.accountId);
}

/** The owner of all that this page keeps, shows and sends. */
export function getPageOwner(): Owner {
  return page.accountId;
}

/** The session's credential; null when signed out. */
export function readAuthToken(): string | null {
  return usePageEnding.getState().ending === null ? page.token : null;
}

/** Has `keep` called before the page's owner changes: it keeps unwritten changes and returns whether all are kept. */
export function beforeOwnerChange(keep: () => boolean): void {
  befores.add(keep);
}

/** Has `reread` called after nobody's items became an account's. */
export function afterOwnerChange(reread: () => void): void {
  afters.add(reread);
}

/** Whether this page may still write what is its owner's. Notices a log-out of which no event has come yet. */
export function mayWrite(): boolean {
  if (usePageEnding.getState().ending !== null) return false;
  const isMarked = attempt(() => getItems().hasMark(page.accountId), wasMarked);
  if (wasMarked && !isMarked) endPage("logged-out");
  const may = isMarked || !wasMarked;
  wasMarked = isMarked;
  return may;
}

/** From now on the page is that account's, and so is what was nobody's. False where the page is another account's. */
export function takeOver(accountId: string): boolean {
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

/** Stores a session that begins in this tab. */
export function beginPageSession(token: string, accountId: string): boolean {
  // Its account first: other tabs hear of both in this order.
  noteAccount(token, accountId);
  const isSame = page.accountId === null || page.accountId === accountId;
  if (isSame) page = { ...page, token };
  attempt(() => localStorage.setItem(authTokenKey, token), undefined);
  return takeOver(accountId);
}

/** The page shows, writes and sends nothing from now on. */
function endPage(ending: Ending): void {
  if (usePageEnding.getState().ending === null) usePageEnding.setState({ ending });
}

function removeToken(): void {
  // Another tab may have signed in since.
  if (attempt(() => localStorage.getItem(authTokenKey), null) !== page.token) return;
  attempt(() => localStorage.removeItem(authTokenKey), undefined);
  attempt(() => localStorage.removeItem(accountKey), undefined);
}

/** Forgets the session and all that is its account's in this browser. */
export function logOutPage(): void {
  const { accountId } = page;
  endPage("logged-out");
  if (accountId !== null) attempt(() => getItems().removeAll(accountId), undefined);
  removeToken();
}

/**
 * Forgets a session that the server no longer knows. What is the account's stays in this browser for it alone. Returns
 * false where something is kept nowhere but on this page, which then goes on showing it.
 */
export function closePage(): boolean {
  const isKept = keepUnwritten();
  removeToken();
  if (page.accountId !== null && isKept) endPage("session-ended");
  page = { ...page, token: null };
  return isKept;
}

/** Keeps what is not written yet; false where this page alone has something. */
export function keepUnwritten(): boolean {
  return [...befores].map((keep) => keep()).every(Boolean);
}

/** What another tab did to the session: `same` is nothing, `unknown` a session whose account has to be asked for. */
export type SessionNews = "same" | "taken" | "unknown" | "over";

/** Takes note of the session that storage has now. */
export function noticeSession(): SessionNews {
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
  if (stored.accountId !== null) takeOver(stored.accountId);
  return "taken";
}

/** Whether that storage event is the log-out of the page's account. */
export function isLogOut(event: StorageEvent): boolean {
  if (page.accountId === null || event.newValue !== null) return false;
  return (
    event.key === null || attempt(() => getItems().isMark(event.key ?? "", page.accountId), false)
  );
}

openPage();
