import type { CarouselResponse } from "@slideloom/core/contract";
import { afterAll, afterEach, beforeEach, describe, expect, vi } from "vitest";
import { writeAuthToken } from "../../testing/session.fixture.ts";
import { addLocalMedium } from "../../state/local-media.ts";
import { setSlideMedium } from "../../state/slide-edits.ts";
import { retryUploads, useUploadFailures } from "../../state/upload-failures.ts";
import { type FakeServer, respond } from "../../testing/fake-server.fixture.ts";
import { test } from "../../testing/test.fixture.ts";
import { startLocalCopySync } from "./local-copy-sync.ts";
import { getSession, openCarousel, openUnsaved } from "./open-document.ts";
import { settled, useOpenDocument } from "./open-document-store.ts";
import { edit, getStatus, holdClock, openSaved } from "./saving.fixture.ts";

const put = "PUT /api/carousels/c1";
const post = "POST /api/media";
const unsentKey = "slideloom.unsent-media.c1";
const room = { url: "/media/kept.webp", widthPx: 1, heightPx: 1, sizeBytes: 1 };
let files = 0;

afterAll(startLocalCopySync());
beforeEach(holdClock);
afterEach(() => {
  writeAuthToken(null);
  useOpenDocument.setState(settled);
  openUnsaved();
});

/** Ada's carousel gets an image that no test had before, and other words. Resolves to the image's address here. */
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
    [413, "quota full"],
    [415, "file refused"],
    [422, "file refused"],
    [429, "too many uploads at once"],
    [503, "storage unavailable"],
    [0, "offline"],
  ] as const)("(%i) leaves the words saved: %s", async ([status, reason], { server }) => {
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
    // Nothing else names its file, which would be swept.
    expect(localStorage.getItem(unsentKey)).toContain(url);
    expect(localStorage.getItem("slideloom.carousel.c1")).toBeNull();
  });

  test("is no matter of the quota where a proxy refuses its size", async ({ server }) => {
    server.on(post, () => new Response("<html>", { status: 413 }));
    const { url } = await addImage(server);
    await getSession()?.save();
    expect(getReason(url)).toBe("file too large");
  });

  test("for a moment is tried again by itself, and no version is saved meanwhile", async ({
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

  test("that was refused is tried again by Save and on request, not by typing", async ({
    server,
  }) => {
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

  test("is tried again when its carousel is opened", async ({ server }) => {
    server.on(post, () => respond({ message: "No room" }, 413));
    const { kept } = await addImage(server);
    await getSession()?.save();
    openUnsaved();
    server.on(post, () => respond(room, 201));
    await openCarousel("c1", "ada");
    await expect.poll(() => readMedia(kept)).toEqual({ 0: room.url });
  });

  test("since this browser has no file of it is named, also when it is opened again", async ({
    server,
  }) => {
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

  test("and words that are typed while it is tried are saved, too", async ({ server }) => {
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
