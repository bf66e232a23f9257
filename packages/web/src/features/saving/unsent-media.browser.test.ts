import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { afterAll, afterEach, beforeEach, describe, expect, vi } from "vitest";
import { writeAuthToken } from "../../testing/session.fixture.ts";
import { addLocalMedium } from "../../state/local-media.ts";
import { setSlideMedium } from "../../state/slide-edits.ts";
import { retryUploads, useUploadFailures } from "../../state/upload-failures.ts";
import { type FakeServer, respond } from "../../testing/fake-server.fixture.ts";
import { test } from "../../testing/test.fixture.ts";
import { localCopySync } from "./local-copy-sync.ts";
import { getSession, openCarousel, openUnsaved } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { savedState } from "../../lib/sync/sync-state.ts";
import { edit, getStatus, holdClock, openSaved } from "./saving.fixture.ts";

const put = "PUT /api/carousels/c1";
const post = "POST /api/media";
const unsentKey = "slideloom.unsent-media.c1";
const room = { url: "/media/kept.webp", widthPx: 1, heightPx: 1, sizeBytes: 1 };
let files = 0;

afterAll(localCopySync.start());
beforeEach(holdClock);
afterEach(() => {
  writeAuthToken(null);
  useOpenDocument.setState(savedState);
  openUnsaved();
});

/** Adds a new image and other text to Ada's carousel. Resolves to the image's local URL. */
async function addImage(server: FakeServer): Promise<{
  url: string;
  kept: Map<string, CarouselResponse>;
}> {
  const kept = await openSaved(server);
  const { url } = await addLocalMedium(
    new Blob([`image ${(files += 1)} ${Math.random()}`]),
    "a.png",
  );
  setSlideMedium(0, url);
  edit("Changed");
  return { url, kept };
}

const readMedia = (kept: Map<string, CarouselResponse>) => kept.get("c1")?.draft.mediaUrls;
const getReason = (url: string) => useUploadFailures.getState().failures[url]?.reason;

describe("an image that can't be uploaded", () => {
  test.for([
    [413, "storage full"],
    [415, "file refused"],
    [422, "file refused"],
    [429, "too many uploads at once"],
    [503, "server problem"],
    [0, "offline"],
  ] as const)("(%i) leaves the text saved: %s", async ([status, reason], { server }) => {
    server.on(post, () => {
      if (status === 0) throw new TypeError("Failed to fetch");
      return respond({ message: "No" }, status);
    });
    const { url, kept } = await addImage(server);
    expect(await getSession()?.save({ isAutosave: true })).toBe(true);
    expect(getStatus()).toBe("saved");
    expect(kept.get("c1")?.title).toBe("Changed");
    expect(readMedia(kept)).toEqual({ 0: url });
    expect(getReason(url)).toBe(reason);
    // The local copy is gone, so only this record protects the image's file from cleanup.
    expect(localStorage.getItem(unsentKey)).toContain(url);
    expect(localStorage.getItem("slideloom.carousel.c1")).toBeNull();
  });

  test("isn't a quota problem if a proxy refuses its size", async ({ server }) => {
    server.on(post, () => new Response("<html>", { status: 413 }));
    const { url } = await addImage(server);
    await getSession()?.save();
    expect(getReason(url)).toBe("file too large");
  });

  test("temporarily is retried automatically, without saving versions in the meantime", async ({
    server,
  }) => {
    server.on(post, () => respond({ message: "Down" }, 503));
    const { url, kept } = await addImage(server);
    await getSession()?.save({ isAutosave: true });
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(() => server.listSent(post)).toHaveLength(2);
    expect(server.listSent(put)).toHaveLength(1);
    server.on(post, () => respond(room, 201));
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(20_000);
        return readMedia(kept);
      })
      .toEqual({ 0: room.url });
    expect(getReason(url)).toBeUndefined();
    expect(localStorage.getItem(unsentKey)).toBeNull();
  });

  test("that was refused is retried by Save and on request, not by typing", async ({ server }) => {
    server.on(post, () => respond({ message: "No room" }, 413));
    const { kept } = await addImage(server);
    await getSession()?.save({ isAutosave: true });
    edit("More");
    await getSession()?.save({ isAutosave: true });
    expect(server.listSent(post)).toHaveLength(1);
    await getSession()?.save();
    expect(server.listSent(post)).toHaveLength(2);
    server.on(post, () => respond(room, 201));
    retryUploads();
    await vi.advanceTimersByTimeAsync(0);
    await expect.poll(() => readMedia(kept)).toEqual({ 0: room.url });
    expect(kept.get("c1")?.title).toBe("More");
  });

  test("is retried when its carousel is opened", async ({ server }) => {
    server.on(post, () => respond({ message: "No room" }, 413));
    const { kept } = await addImage(server);
    await getSession()?.save();
    openUnsaved();
    server.on(post, () => respond(room, 201));
    await openCarousel("c1", "ada");
    await expect.poll(() => readMedia(kept)).toEqual({ 0: room.url });
  });

  test("because this browser lacks its file is named, also after reopening", async ({ server }) => {
    await openSaved(server);
    const lost = `local:${"0".repeat(32)}`;
    setSlideMedium(0, lost);
    expect(await getSession()?.save()).toBe(true);
    expect(getReason(lost)).toBe("file missing");
    expect(localStorage.getItem(unsentKey)).toBeNull();
    openUnsaved();
    await openCarousel("c1", "ada");
    await expect.poll(() => getReason(lost)).toBe("file missing");
    expect(server.listSent(post)).toEqual([]);
  });

  test("doesn't block text typed during a retry", async ({ server }) => {
    server.on(post, () => respond({ message: "Down" }, 503));
    const { kept } = await addImage(server);
    await getSession()?.save({ isAutosave: true });
    const release = server.hold(post);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(() => server.listSent(post)).toHaveLength(2);
    edit("Typed meanwhile");
    release(respond({ message: "Down" }, 503));
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(2000);
        return kept.get("c1")?.title;
      })
      .toBe("Typed meanwhile");
    expect(readMedia(kept)).toEqual({ 0: expect.stringMatching(/^local:/) });
  });
});
