import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { dropTextFile, readDownload } from "./editor-page.ts";

const titles = Array.from({ length: 6 }, (_, index) => `Tip ${index + 1}`);
const rows = titles.map((title) => `${title},"${title}\nWhy","Then\nHow"`);
// Row 6 has only a title, so it can't become a post.
const csv = ["title,slide 1,slide 2", ...rows.toSpliced(4, 0, "Nothing,,")].join("\n");

const getDialog = (page: Page) => page.getByRole("dialog", { name: "Import a post" });

async function openWithPosts(page: Page, text = csv): Promise<void> {
  await page.goto("/create");
  await page.getByText("Enter valid JSON to see the preview.").waitFor();
  await dropTextFile(page, "tips.csv", text);
  await page.getByRole("button", { name: /^Choose from \d+ posts/ }).click();
  await getDialog(page).waitFor();
}

const start = (page: Page) =>
  getDialog(page)
    .getByRole("button", { name: /^Download all/ })
    .click();

/** Starts the download and presses Stop as soon as the progress shows this text. */
async function startAndStopAt(page: Page, progress: string): Promise<void> {
  await page.evaluate((wanted) => {
    new MutationObserver((_, observer) => {
      const status = document.querySelector("[role=dialog] section [role=status]");
      if (status?.textContent !== wanted) return;
      observer.disconnect();
      status.parentElement?.querySelector("button")?.click();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, progress);
  await start(page);
  await getDialog(page)
    .getByText(/posts (is|are) finished\. Start the same download again/)
    .waitFor();
}

/** Replaces the first post's stored ZIP in the browser's database. */
async function replaceFirst(page: Page, zip: Uint8Array): Promise<void> {
  await page.evaluate(
    (bytes) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("slideloom.bulk");
        opening.addEventListener("success", () => {
          const transaction = opening.result.transaction("posts", "readwrite");
          transaction
            .objectStore("posts")
            .put({ zip: new Blob([new Uint8Array(bytes)]), trouble: null }, 0);
          transaction.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
          transaction.addEventListener("error", reject);
        });
      }),
    [...zip],
  );
}

describe("downloading all posts of a CSV", () => {
  test("creates one ZIP, resumes after a stop and a reload, and names a row without slides", async ({
    page,
  }) => {
    await openWithPosts(page);
    await getDialog(page).getByText("Row 6 has no slides, so it's skipped.").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await startAndStopAt(page, "Post 3 of 6");
    expect(await findViolations(page)).toEqual([]);
    await replaceFirst(page, zipSync({ "kept.txt": strToU8("from the first run") }));

    await openWithPosts(page);
    const downloading = page.waitForEvent("download");
    await start(page);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("tips.zip");
    const files = unzipSync(await readDownload(download));
    const others = titles.slice(1).flatMap((title, index) => {
      const folder = `${String(index + 2).padStart(3, "0")}-${title.replace(" ", "-")}`;
      return ["slide-1.png", "slide-2.png", "caption.txt", "alt.txt", "manifest.json"].map(
        (name) => `${folder}/${name}`,
      );
    });
    expect(Object.keys(files)).toEqual(["001-Tip-1/kept.txt", ...others]);
    await getDialog(page).getByText("Downloaded 6 posts as a ZIP file.").waitFor();
  });

  test.runIf(isWhole)(
    "names each post that is drawn without one of its images",
    async ({ page, problems }) => {
      problems.expect(/Failed to load|404|none\.png/);
      await openWithPosts(
        page,
        "title,slide 1,slide 1 image\nOne,a,\nTwo,b,http://localhost:9/none.png",
      );
      const downloading = page.waitForEvent("download");
      await start(page);
      await getDialog(page).getByText("Downloaded 2 posts as a ZIP file.").waitFor();
      const named =
        "Post 2, “Two”: Slide 1: the image localhost:9/none.png can't be loaded: localhost can't be reached, or does not let other pages read it";
      await getDialog(page).getByText(named).waitFor();
      const files = unzipSync(await readDownload(await downloading));
      expect(strFromU8(files["troubles.txt"] ?? new Uint8Array())).toBe(`${named}\n`);
    },
  );
});
