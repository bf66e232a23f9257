import { strFromU8, unzipSync } from "fflate";
import { type ImportedPost, importText } from "@slideloom/core/import";
import { deleteDB } from "idb";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { pickTemplate } from "../../../state/appearance-edits.ts";
import { showCarousel, emptyEdited } from "../../../state/carousel-store.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { ImportedPosts } from "./imported-posts.tsx";

/** The saved ZIPs, by file name. */
let saved: { name: string; files: Promise<Record<string, Uint8Array>> }[] = [];

function buildPosts(...titles: string[]): readonly ImportedPost[] {
  const result = importText(
    ["title,slide 1", ...titles.map((title) => `${title},a`)].join("\n"),
    "csv",
  );
  if (!result.ok) throw new Error(result.message);
  return result.posts;
}

beforeEach(async () => {
  saved = [];
  showCarousel(emptyEdited);
  await deleteDB("slideloom.bulk");
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const files = fetch(this.href).then(async (file) => unzipSync(await file.bytes()));
    saved.push({ name: this.download, files });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const start = () => page.getByRole("button", { name: /^Download (all|1 post)/ }).click();
const stop = () => page.getByRole("button", { name: "Stop" });

/** Resolves when the words are first shown, however briefly. */
function whenShown(words: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("section")?.textContent?.includes(words)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Presses Stop as soon as a post is finished. */
async function stopAfterFirst(): Promise<void> {
  await whenShown("Post 2 of");
  const button = stop().element();
  if (button instanceof HTMLElement) button.click();
}

describe("all posts of a CSV", () => {
  test("show progress, and become one ZIP with a folder each", async () => {
    const posts = buildPosts("One", "Two");
    const screen = await renderInApp(<ImportedPosts posts={posts} fileName="tips.csv" />);
    const begun = whenShown("Post 1 of 2").then(() => {
      const bar = screen.getByRole("progressbar", { name: "Posts rendered" }).element();
      expect(bar.getAttribute("aria-valuemax")).toBe("2");
    });
    await start();
    await begun;
    await expect
      .element(screen.getByText("Downloaded 2 posts as a ZIP file."), { timeout: 20_000 })
      .toBeVisible();
    expect(saved[0]?.name).toBe("tips.zip");
    const names = Object.keys((await saved[0]?.files) ?? {});
    expect(names.filter((name) => name.endsWith(".png"))).toEqual([
      "001-One/slide-1.png",
      "002-Two/slide-1.png",
    ]);
  });

  test("can be stopped and resumed", async () => {
    const posts = buildPosts("One", "Two", "Three");
    const screen = await renderInApp(<ImportedPosts posts={posts} fileName={null} />);
    const stopped = stopAfterFirst();
    await start();
    await stopped;
    await expect
      .element(screen.getByText(/1 of 3 posts is finished/), { timeout: 20_000 })
      .toBeVisible();
    expect(saved).toEqual([]);
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await start();
    await expect
      .element(screen.getByText("Downloaded 3 posts as a ZIP file."), { timeout: 20_000 })
      .toBeVisible();
    expect(saved[0]?.name).toBe("posts.zip");
    const kept = put.mock.calls.filter(([, key]) => typeof key === "number").map(([, key]) => key);
    expect(kept).toEqual([1, 2]);
  });

  test("start over in another appearance", async () => {
    const posts = buildPosts("One", "Two");
    const screen = await renderInApp(<ImportedPosts posts={posts} fileName={null} />);
    const stopped = stopAfterFirst();
    await start();
    await stopped;
    await expect
      .element(screen.getByText(/1 of 2 posts is finished/), { timeout: 20_000 })
      .toBeVisible();
    pickTemplate("bold");
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await start();
    await expect
      .element(screen.getByText("Downloaded 2 posts as a ZIP file."), { timeout: 20_000 })
      .toBeVisible();
    const kept = put.mock.calls.filter(([, key]) => typeof key === "number").map(([, key]) => key);
    expect(kept).toEqual([0, 1]);
  });

  test("with missing media are named, also in the ZIP", async () => {
    const [one, two] = buildPosts("One", "Two");
    if (!one || !two) throw new Error("Two are built");
    const url = `${location.origin}/none.png`;
    const posts = [one, { ...two, mediaUrls: { 0: url } }];
    const screen = await renderInApp(<ImportedPosts posts={posts} fileName={null} />);
    await start();
    const trouble = screen.getByText(/^Post 2, “Two”: Slide 1: the image .*none\.png/);
    await expect.element(trouble, { timeout: 20_000 }).toBeVisible();
    await expect.element(screen.getByText(/^Downloaded 2 posts/)).toBeVisible();
    const files = await saved[0]?.files;
    expect(strFromU8(files?.["troubles.txt"] ?? new Uint8Array())).toContain("Post 2, “Two”");
  });

  test("are drawn if storage is full, with a warning", async () => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      if (typeof key === "number") throw new DOMException("Full", "QuotaExceededError");
      return put.call(this, value, key);
    });
    const posts = buildPosts("One", "Two");
    const screen = await renderInApp(<ImportedPosts posts={posts} fileName={null} />);
    const said = whenShown("storage is full");
    await start();
    await said;
    await expect
      .element(screen.getByText(/^Downloaded 2 posts/), { timeout: 20_000 })
      .toBeVisible();
  });

  test("show an error if the run fails, and can be retried", async () => {
    const failing = vi.spyOn(IDBObjectStore.prototype, "getKey").mockImplementation(() => {
      throw new DOMException("Gone", "InvalidStateError");
    });
    const posts = buildPosts("One");
    const screen = await renderInApp(<ImportedPosts posts={posts} fileName={null} />);
    await start();
    await expect
      .element(screen.getByRole("alert"), { timeout: 20_000 })
      .toHaveTextContent("We couldn't finish the download");
    failing.mockRestore();
    await start();
    await expect
      .element(screen.getByText("Downloaded 1 post as a ZIP file."), { timeout: 20_000 })
      .toBeVisible();
  });

  test("stop when the dialog closes", async () => {
    const posts = buildPosts("One", "Two", "Three");
    const screen = await renderInApp(<ImportedPosts posts={posts} fileName={null} />);
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const left = whenShown("Post 1 of 3").then(() => screen.unmount());
    await start();
    await left;
    // `deleteDB` waits until the run closes its database connection.
    await deleteDB("slideloom.bulk");
    expect(put.mock.calls.length).toBeLessThan(3);
    expect(saved).toEqual([]);
  });
});
