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
  setPageOwner,
  usePageEnding,
  writeOwn,
} from "./kept.ts";

const draftKey = "slideloom.draft";
const adasDraftKey = "slideloom@ada.draft";
const adasMark = "slideloom@ada.kept";
const getEnding = () => usePageEnding.getState().ending;

/** Changes storage as a sign-in in another tab does. */
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
  test("belongs to its account from the start", () => {
    writeOwn(draftKey, "words");
    openPage();
    expect(getPageOwner()).toBe("ada");
    expect(readOwn(draftKey)).toBe("words");
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test("doesn't know the owner of an unrecorded session until the server names it", () => {
    localStorage.setItem(authTokenKey, "another token");
    openPage();
    expect(getPageOwner()).toBeNull();
    expect(readOwn(draftKey)).toBeNull();
    writeOwn(draftKey, "words");
    setPageOwner("grace");
    expect(localStorage.getItem("slideloom@grace.draft")).toBe("words");
    openPage();
    expect(getPageOwner()).toBe("grace");
  });

  test("adopts a new session of its own account from another tab", () => {
    signInElsewhere("ada", "second token of ada");
    expect(noticeSession()).toBe("taken");
    expect(readAuthToken()).toBe("second token of ada");
    expect(getEnding()).toBeNull();
  });

  test("ends if another account signs in, and sends nothing even before the event arrives", async ({
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

  test("writes nothing after a log-out in another tab, even before the event arrives", () => {
    writeOwn(draftKey, "words");
    localStorage.removeItem(adasMark);
    localStorage.removeItem(adasDraftKey);
    writeOwn(draftKey, "more words");
    expect(localStorage.getItem(adasDraftKey)).toBeNull();
    expect(getEnding()).toBe("logged-out");
  });

  test("detects a log-out by the missing account mark alone", () => {
    const buildEvent = (key: string | null) => new StorageEvent("storage", { key, newValue: null });
    expect(isLogOut(buildEvent(adasMark))).toBe(true);
    expect(isLogOut(buildEvent(null))).toBe(true);
    expect(isLogOut(buildEvent(adasDraftKey))).toBe(false);
    expect(isLogOut(buildEvent("slideloom@grace.kept"))).toBe(false);
  });

  test("keeps its account's data if a session expires", () => {
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

  test("moves anonymous images to the account, and removes them at log-out", async () => {
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
