import { beforeEach, describe, expect } from "vitest";
import { respond } from "../../testing/fake-server.fixture.ts";
import { test } from "../../testing/test.fixture.ts";
import { requestApi } from "../api.ts";
import { adoptMediaFiles, findMediaFile, writeMediaFile } from "../media-files.ts";
import { forgetAccount } from "./databases.ts";
import {
  authTokenKey,
  beginPageSession,
  closePage,
  getPageOwner,
  isLogOut,
  noticeSession,
  openPage,
  readAuthToken,
  readOwn,
  takeOver,
  usePageEnding,
  writeOwn,
} from "./kept.ts";

const draftKey = "slideloom.draft";
const adasDraftKey = "slideloom@ada.draft";
const adasMark = "slideloom@ada.kept";
const getEnding = () => usePageEnding.getState().ending;

/** What another tab that signs in leaves in storage. */
function signInElsewhere(accountId: string, token: string): void {
  localStorage.setItem("slideloom.account", `${accountId} ${token.slice(-12)}`);
  localStorage.setItem(authTokenKey, token);
}

beforeEach(() => beginSession());

function beginSession(): void {
  openPage();
  beginPageSession("token of ada", "ada");
}

describe("a page", () => {
  test("is its account's from its first moment", () => {
    writeOwn(draftKey, "words");
    openPage();
    expect(getPageOwner()).toBe("ada");
    expect(readOwn(draftKey)).toBe("words");
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test("does not know whose a session is that nobody has noted, until the server says so", () => {
    localStorage.setItem(authTokenKey, "another token");
    openPage();
    expect(getPageOwner()).toBeNull();
    expect(readOwn(draftKey)).toBeNull();
    writeOwn(draftKey, "words");
    takeOver("grace");
    expect(localStorage.getItem("slideloom@grace.draft")).toBe("words");
    openPage();
    expect(getPageOwner()).toBe("grace");
  });

  test("takes a new session of its own account from another tab", () => {
    signInElsewhere("ada", "second token of ada");
    expect(noticeSession()).toBe("taken");
    expect(readAuthToken()).toBe("second token of ada");
    expect(getEnding()).toBeNull();
  });

  test("ends where another account signs in, and sends nothing before it hears of that", async ({
    server,
  }) => {
    const authorizations: (string | null)[] = [];
    const realFetch = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      authorizations.push(new Headers(init?.headers).get("authorization"));
      return realFetch(input, init);
    };
    server.on("GET /api/brand", () => respond({ brand: null, version: 0 }));
    writeOwn(draftKey, "words");
    signInElsewhere("grace", "token of grace");
    await requestApi("getBrand");
    expect(authorizations).toEqual(["Bearer token of ada"]);
    expect(noticeSession()).toBe("over");
    expect(getEnding()).toBe("session-ended");
    await expect(requestApi("getBrand")).rejects.toThrow("logged out");
    expect(authorizations.length).toBe(1);
    expect(readOwn(draftKey)).toBeNull();
    writeOwn(draftKey, "more words");
    expect(localStorage.getItem(adasDraftKey)).toBe("words");
    expect(localStorage.getItem(authTokenKey)).toBe("token of grace");
    globalThis.fetch = realFetch;
  });

  test("writes nothing back after a log-out in another tab of which it has not heard", () => {
    writeOwn(draftKey, "words");
    localStorage.removeItem(adasMark);
    localStorage.removeItem(adasDraftKey);
    writeOwn(draftKey, "more words");
    expect(localStorage.getItem(adasDraftKey)).toBeNull();
    expect(getEnding()).toBe("logged-out");
  });

  test("knows a log-out by its account's mark alone", () => {
    const buildEvent = (key: string | null) => new StorageEvent("storage", { key, newValue: null });
    expect(isLogOut(buildEvent(adasMark))).toBe(true);
    expect(isLogOut(buildEvent(null))).toBe(true);
    expect(isLogOut(buildEvent(adasDraftKey))).toBe(false);
    expect(isLogOut(buildEvent("slideloom@grace.kept"))).toBe(false);
  });

  test("keeps all that is its account's where a session ends by itself", () => {
    writeOwn(draftKey, "words");
    expect(closePage()).toBe(true);
    expect(getEnding()).toBe("session-ended");
    openPage();
    expect(readOwn(draftKey)).toBeNull();
    beginPageSession("token of grace", "grace");
    expect(readOwn(draftKey)).toBeNull();
    openPage();
    localStorage.removeItem(authTokenKey);
    beginSession();
    expect(readOwn(draftKey)).toBe("words");
  });

  test("gives nobody's images to the account, and removes them at its log-out", async () => {
    const file = { id: "a".repeat(64), blob: new Blob(["x"]), fileName: "a.png", storedAtMs: 1 };
    localStorage.clear();
    openPage();
    await writeMediaFile(file);
    beginPageSession("token of ada", "ada");
    expect((await findMediaFile(file.id))?.fileName).toBe("a.png");
    await adoptMediaFiles();
    expect((await findMediaFile(file.id))?.fileName).toBe("a.png");
    await forgetAccount();
    openPage();
    expect(await findMediaFile(file.id)).toBeNull();
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names.filter((name) => name?.includes("@"))).toEqual([]);
  });
});
