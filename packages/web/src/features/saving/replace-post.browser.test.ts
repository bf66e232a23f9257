import { defaultAppearance } from "@slideloom/core/carousel";
import { defaultBrand } from "@slideloom/core/design";
import { samplePostText } from "@slideloom/core/document";
import { afterAll, afterEach, beforeEach, describe, expect, vi } from "vitest";
import { beginPageSession } from "../../lib/kept/kept.ts";
import { writeAuthToken } from "../../testing/session.fixture.ts";
import { setBrand } from "../../state/appearance-edits.ts";
import { getAppearance, getDocument, readCarousel } from "../../state/carousel-store.ts";
import { restartHistory, undo, useHistoryStore } from "../../state/history.ts";
import { setJsonInput } from "../../state/json-text.ts";
import { setOwnBrand } from "../../state/own-brand.ts";
import { setSlideMedium } from "../../state/slide-edits.ts";
import { useToastStore } from "../../state/toast-store.ts";
import { onPostReplaced, openWholePost, replaceInPlace } from "../../state/whole-post.ts";
import { buildSaved, buildText, serveCarousels } from "../../testing/carousels.fixture.ts";
import { respond } from "../../testing/fake-server.fixture.ts";
import { signIn } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { serializeLocalCopy } from "./local-copy.ts";
import { localCopySync } from "./local-copy-sync.ts";
import { openCarousel, openUnsaved } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { savedState } from "../../lib/sync/sync-state.ts";
import { restoreLastDraft, startNew, startReplacing } from "./replace-post.ts";
import { edit, holdClock, openSaved } from "./saving.fixture.ts";

const draftKey = "slideloom.draft";
const lastDraftKey = "slideloom.last-draft";
const image = "https://pictures.example/a.png";

afterAll(localCopySync.start());
afterAll(() => onPostReplaced(replaceInPlace));
beforeEach(() => {
  holdClock();
  startReplacing();
  setOwnBrand({ brand: defaultBrand });
  openUnsaved();
  restartHistory(() => setJsonInput(""));
});
afterEach(() => {
  writeAuthToken(null);
  useOpenDocument.setState(savedState);
  openUnsaved();
});

function replace(title: string): void {
  openWholePost({
    label: "Load a file",
    content: buildText(title),
    toast: { title: "File loaded", description: "Words." },
  });
}

const getOpenId = () => useOpenDocument.getState().carousel?.id ?? null;
const getToast = () => useToastStore.getState().toast;

describe("a saved carousel", () => {
  test("gets its last edit, and nothing of the next post", async ({ server }) => {
    const kept = await openSaved(server);
    edit("Last words");
    replace("Other");
    expect(getOpenId()).toBeNull();
    expect(getDocument().text).toBe(buildText("Other"));
    await expect.poll(() => kept.get("c1")?.title).toBe("Last words");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept.get("c1")).toMatchObject({ version: 2, title: "Last words" });
    expect(localStorage.getItem(draftKey)).toContain("Other");
    expect(getToast()).toMatchObject({ title: "File loaded", action: { label: "Undo" } });
  });

  test("passes its design on to the new one, but not its images or brand", async ({ server }) => {
    const own = { ...defaultBrand, name: "Me" };
    setOwnBrand({ brand: own });
    const brand = { ...defaultBrand, name: "Client" };
    const draft = {
      ...buildSaved().draft,
      ...defaultAppearance,
      templateId: "bold" as const,
      mediaUrls: { 0: image },
      brand,
    };
    await openSaved(server, buildSaved({ draft }));
    replace("Mine");
    expect(readCarousel()).toMatchObject({ templateId: "bold", mediaUrls: {}, brand: own });
  });

  test("reopens with its own undo steps", async ({ server }) => {
    await openSaved(server);
    edit("Last words");
    replace("Other");
    await openCarousel("c1", "ada");
    expect(getDocument().text).toBe(buildText("Last words"));
    expect(useHistoryStore.getState().past.map(({ label }) => label)).toEqual(["Edit the JSON"]);
    undo();
    expect(getDocument().text).toBe(buildText("Mine"));
  });

  test("that can't be saved now is kept in the browser, with a toast", async ({ server }) => {
    await openSaved(server);
    edit("Last words");
    server.on("PUT /api/carousels/c1", () => respond({ message: "No" }, 500));
    replace("Other");
    await expect.poll(() => getToast()?.title).toBe("Not saved to your account yet");
    expect(localStorage.getItem("slideloom.carousel.c1")).toContain("Last words");
  });

  test("replaced while an unsaved draft exists keeps both", async ({ server }) => {
    const waiting = buildSaved({ title: "Waiting" }).draft;
    localStorage.setItem(draftKey, serializeLocalCopy(waiting, "r1"));
    const kept = await openSaved(server);
    replace("Other");
    await vi.advanceTimersByTimeAsync(300);
    expect(localStorage.getItem(draftKey)).toContain("Other");
    await expect
      .poll(() => [...kept.values()].map(({ title }) => title))
      .toEqual(["Mine", "Waiting"]);
  });
});

describe("an unsaved draft", () => {
  test("is saved as a draft with its images and undo steps if signed in", async ({ server }) => {
    signIn();
    const kept = serveCarousels(server);
    edit("Draft");
    setSlideMedium(0, image);
    replace("Other");
    await expect
      .poll(() => [...kept.values()])
      .toMatchObject([{ title: "Draft", status: "draft", draft: { mediaUrls: { 0: image } } }]);
    expect(getToast()?.note).toBe("Your previous draft is being saved to My Carousels.");
    expect(readCarousel().mediaUrls).toEqual({});
    const [id = ""] = kept.keys();
    await openCarousel(id, "ada");
    expect(getDocument().text).toBe(buildText("Draft"));
    expect(useHistoryStore.getState().past).not.toEqual([]);
  });

  test("is sent to the account that the page knows before the server responds", async ({
    server,
  }) => {
    beginPageSession("token", "ada");
    const kept = serveCarousels(server);
    edit("Draft");
    replace("Other");
    await expect.poll(() => [...kept.values()].map(({ title }) => title)).toEqual(["Draft"]);
  });

  test("without a title is saved as untitled", async ({ server }) => {
    signIn();
    const kept = serveCarousels(server);
    openWholePost({ label: "L", content: "{ broken", toast: { title: "T", description: "D" } });
    replace("Other");
    await expect
      .poll(() => [...kept.values()])
      .toMatchObject([{ title: "Untitled post", draft: { jsonInput: "{ broken" } }]);
  });

  test("is one undo step and the last draft if signed out", () => {
    edit("Draft");
    replace("Other");
    expect(localStorage.getItem(lastDraftKey)).toContain("Draft");
    undo();
    expect(getDocument().text).toBe(buildText("Draft"));
  });

  test.for(["", samplePostText])("without real work isn't kept: %#", (text) => {
    openWholePost({ label: "L", content: text, toast: { title: "T", description: "D" } });
    replace("Other");
    expect(localStorage.getItem(lastDraftKey)).toBeNull();
    expect(getToast()?.note).toBeUndefined();
  });

  test("that storage has no room for is left to undo, as the toast says", () => {
    edit("Draft");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    replace("Other");
    full.mockRestore();
    expect(getToast()?.note).toMatch(/storage is full/);
    undo();
    expect(getDocument().text).toBe(buildText("Draft"));
  });
});

describe("a new carousel", () => {
  test("is empty, in the default design, with the own brand", () => {
    const brand = { ...defaultBrand, name: "Me" };
    setOwnBrand({ brand });
    edit("Draft");
    setBrand({ ...defaultBrand, name: "Other" });
    startNew();
    expect(getDocument().text).toBe("");
    expect(getAppearance()).toEqual({ ...defaultAppearance, brand });
    expect(getToast()?.title).toBe("New carousel started");
  });

  test("is replaced by the last draft on request, which is then used up", async () => {
    edit("Draft");
    startNew();
    await vi.advanceTimersByTimeAsync(300);
    restoreLastDraft();
    expect(getDocument().text).toBe(buildText("Draft"));
    expect(localStorage.getItem(lastDraftKey)).toBeNull();
    expect(localStorage.getItem(draftKey)).toContain("Draft");
  });

  test("with content swaps places with the last draft, and back by Undo", async () => {
    edit("First");
    startNew();
    edit("Second");
    restoreLastDraft();
    expect(getDocument().text).toBe(buildText("First"));
    expect(localStorage.getItem(lastDraftKey)).toContain("Second");
    undo();
    expect(getDocument().text).toBe(buildText("Second"));
    expect(localStorage.getItem(lastDraftKey)).toContain("First");
  });

  test("keeps the last draft in the browser if its return is undone", async () => {
    edit("Draft");
    startNew();
    await vi.advanceTimersByTimeAsync(300);
    restoreLastDraft();
    undo();
    expect(getDocument().text).toBe("");
    expect(localStorage.getItem(lastDraftKey)).toContain("Draft");
  });
});
