import { afterAll, afterEach, beforeEach, describe, expect, vi } from "vitest";
import { getDocument, readCarousel } from "../../state/carousel-store.ts";
import { undo, useHistoryStore } from "../../state/history.ts";
import { setJsonInput } from "../../state/json-text.ts";
import { startOpenWords } from "../../state/open-words.ts";
import { useToastStore } from "../../state/toast-store.ts";
import { buildText } from "../../testing/carousels.fixture.ts";
import { savedState } from "../../lib/sync/sync-state.ts";
import { test } from "../../testing/test.fixture.ts";
import { localCopySync, useLocalCopySync } from "./local-copy-sync.ts";
import { serializeLocalCopy } from "./local-copy.ts";
import { openUnsavedCarousel } from "./show-local-copy.ts";
import { edit, holdClock, typeTitle } from "./saving.fixture.ts";

const key = "slideloom.draft";
const getState = () => useLocalCopySync.getState();
const getToast = () => useToastStore.getState().toast;

/** Writes a version as another tab would. */
function writeElsewhere(title: string, revision = "other"): void {
  const text = serializeLocalCopy({ ...readCarousel(), jsonInput: buildText(title) }, revision);
  localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
}

function refuseWriting() {
  return vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
}

afterAll(startOpenWords());
afterAll(localCopySync.start());
beforeEach(() => {
  holdClock();
  openUnsavedCarousel();
});
afterEach(() => {
  vi.restoreAllMocks();
  setJsonInput("");
});

describe("changes", () => {
  test("are written 300 ms after the last one", () => {
    edit("First");
    expect(getState().status).toBe("unsaved");
    vi.advanceTimersByTime(250);
    edit("Second");
    vi.advanceTimersByTime(250);
    expect(localStorage.getItem(key)).toBeNull();
    vi.advanceTimersByTime(50);
    expect(localStorage.getItem(key)).toContain("Second");
    expect(getState().status).toBe("saved");
  });

  test.for(["pagehide", "visibilitychange"])("are written immediately on %s", (type) => {
    edit("First");
    (type === "pagehide" ? globalThis : document).dispatchEvent(new Event(type));
    expect(localStorage.getItem(key)).toContain("First");
  });

  test.for(["pagehide", "visibilitychange"])(
    "in an open field are written immediately on %s",
    (type) => {
      typeTitle("Typed");
      (type === "pagehide" ? globalThis : document).dispatchEvent(new Event(type));
      expect(localStorage.getItem(key)).toContain("Typed");
    },
  );

  test("in an open field are written when the window loses the focus", () => {
    typeTitle("Typed");
    dispatchEvent(new Event("blur"));
    vi.advanceTimersByTime(300);
    expect(localStorage.getItem(key)).toContain("Typed");
  });

  test("are restored without an undo step", () => {
    edit("First");
    vi.advanceTimersByTime(300);
    openUnsavedCarousel();
    expect(getDocument().text).toBe(buildText("First"));
    expect(useHistoryStore.getState().past).toEqual([]);
    expect(getState()).toEqual(savedState);
  });
});

describe("full storage", () => {
  test("is reported once, and the next change that fits is saved", () => {
    const refusal = refuseWriting();
    edit("First");
    vi.advanceTimersByTime(300);
    expect(getState().status).toBe("failed");
    const toast = getToast();
    expect(toast?.title).toBe("Not saved in this browser");
    edit("Second");
    expect(getState().status).toBe("failed");
    vi.advanceTimersByTime(300);
    expect(getToast()).toBe(toast);
    refusal.mockRestore();
    edit("Third");
    vi.advanceTimersByTime(300);
    expect(getState().status).toBe("saved");
    expect(localStorage.getItem(key)).toContain("Third");
  });

  test("that fills again later is reported again", () => {
    const refusal = refuseWriting();
    edit("First");
    vi.advanceTimersByTime(300);
    const first = getToast();
    refusal.mockRestore();
    edit("Second");
    vi.advanceTimersByTime(300);
    refuseWriting();
    edit("Third");
    vi.advanceTimersByTime(300);
    expect(getToast()?.title).toBe("Not saved in this browser");
    expect(getToast()?.id).not.toBe(first?.id);
  });
});

describe("another tab's version", () => {
  test("is a conflict that pauses writing", () => {
    edit("Here");
    vi.advanceTimersByTime(300);
    writeElsewhere("There");
    expect(getState().remoteVersion?.carousel.jsonInput).toBe(buildText("There"));
    edit("Here again");
    vi.advanceTimersByTime(300);
    expect(localStorage.getItem(key)).toContain("There");
  });

  test("is detected by the next write if no event announced it", () => {
    edit("Here");
    vi.advanceTimersByTime(300);
    const text = serializeLocalCopy({ ...readCarousel(), jsonInput: buildText("There") }, "other");
    localStorage.setItem(key, text);
    edit("Here again");
    vi.advanceTimersByTime(300);
    expect(getState().remoteVersion).not.toBeNull();
    expect(localStorage.getItem(key)).toBe(text);
  });

  test("replaces this one on request", () => {
    edit("Here");
    writeElsewhere("There");
    localCopySync.loadOtherTab();
    expect(getDocument().text).toBe(buildText("There"));
    expect(getState()).toEqual(savedState);
    undo();
    expect(getDocument().text).toBe(buildText("Here"));
    edit("Further");
    vi.advanceTimersByTime(300);
    expect(localStorage.getItem(key)).toContain("Further");
  });

  test("leaves text in an open field alone, and keeps it with this version", () => {
    edit("Here");
    typeTitle("Typed");
    writeElsewhere("There");
    expect(getState().remoteVersion).not.toBeNull();
    expect(getDocument().text).toBe(buildText("Typed"));
    typeTitle("Typed on");
    localCopySync.keepThisTab();
    expect(localStorage.getItem(key)).toContain("Typed on");
  });

  test("is overwritten if this one is kept", () => {
    edit("Here");
    writeElsewhere("There");
    localCopySync.keepThisTab();
    expect(getState()).toEqual(savedState);
    expect(localStorage.getItem(key)).toContain("Here");
  });

  test("that isn't a local copy, or belongs to another carousel, changes nothing", () => {
    edit("Here");
    dispatchEvent(new StorageEvent("storage", { key, newValue: "{" }));
    dispatchEvent(new StorageEvent("storage", { key: "slideloom.carousel.c9", newValue: "{}" }));
    dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
    expect(getState().remoteVersion).toBeNull();
  });
});

describe("a stored text that can't be read", () => {
  test("is set aside, and writing continues", () => {
    localStorage.setItem(key, "{broken");
    openUnsavedCarousel();
    expect(getToast()).toMatchObject({ title: "We couldn't open your draft" });
    expect(localStorage.getItem(`${key}.set-aside-1`)).toBe("{broken");
    edit("First");
    vi.advanceTimersByTime(300);
    expect(localStorage.getItem(key)).toContain("First");
  });

  test("stays in place and isn't overwritten if there is no room to set it aside", () => {
    localStorage.setItem(key, "{broken");
    const refusal = refuseWriting();
    openUnsavedCarousel();
    refusal.mockRestore();
    expect(getToast()?.description).toContain("To protect the draft");
    edit("First");
    vi.advanceTimersByTime(300);
    expect(localStorage.getItem(key)).toBe("{broken");
    expect(getState().status).toBe("failed");
  });
});
