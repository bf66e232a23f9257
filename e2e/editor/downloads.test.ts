import { unzipSync } from "fflate";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import {
  getFooter,
  getStage,
  getToast,
  openJsonEditor,
  openWithPost,
  readDownload,
} from "./editor-page.ts";
import { fiveSlides, threeSlides } from "./posts.ts";

function readPng(bytes: Uint8Array) {
  const { width, height } = PNG.sync.read(Buffer.from(bytes));
  return { width, height };
}

describe("downloads", () => {
  test.runIf(isWhole)("are disabled while there is nothing to download", async ({ page }) => {
    await page.goto("/create");
    expect(await page.getByRole("button", { name: "Current Slide" }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Download All Slides" }).isDisabled()).toBe(true);
    await page.keyboard.press("Control+Shift+S");
    expect(await getToast(page, "No slides to download").innerText()).toContain(
      "Please add valid JSON content first",
    );
  });

  test("save the current slide as a PNG of the format's size, and release its object URL", async ({
    page,
  }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await page.getByRole("button", { name: "Go to slide 3" }).click();
    await page.evaluate(() => {
      const counts = { created: 0, revoked: 0 };
      Reflect.set(window, "urlCounts", counts);
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (object) => {
        counts.created += 1;
        return createObjectURL.call(URL, object);
      };
      URL.revokeObjectURL = (url) => {
        counts.revoked += 1;
        revokeObjectURL.call(URL, url);
      };
    });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Current Slide" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("carousel-slide-3.png");
    expect(readPng(await readDownload(download))).toEqual({ width: 1080, height: 1350 });
    expect(await getToast(page, "Success").innerText()).toContain(
      "Slide 3 downloaded successfully",
    );
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "urlCounts")))
      .toEqual({ created: 1, revoked: 1 });
  });

  test("save a PDF, a PowerPoint file, Markdown, and JPEG or WebP at the chosen size", async ({
    page,
  }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const download = async (label: string, scale?: string) => {
      await page.getByRole("button", { name: "More downloads" }).click();
      if (scale) await page.getByRole("menuitemradio", { name: scale }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: label }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: Buffer.from(await readDownload(file)) };
    };
    const pdf = await download("All slides as a PDF");
    expect(pdf.name).toBe("Fifteen-habits-of-calm-teams-slides.pdf");
    expect(pdf.bytes.toString("latin1", 0, 5)).toBe("%PDF-");
    expect(pdf.bytes.length).toBeLessThan(2 * 1024 * 1024);
    const zip = await download("All slides as JPEG, in a ZIP", "0.5×");
    expect(zip.name).toBe("Fifteen-habits-of-calm-teams-slides-jpg.zip");
    const jpegs = unzipSync(zip.bytes);
    expect(Object.keys(jpegs)).toEqual(
      threeSlides.content.map((_, index) => `slide-${index + 1}.jpg`),
    );
    expect([...(jpegs["slide-3.jpg"] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
    const presentation = await download("All slides as PowerPoint");
    expect(presentation.name).toBe("Fifteen-habits-of-calm-teams-slides.pptx");
    expect(Object.keys(unzipSync(presentation.bytes))).toContain("ppt/slides/slide3.xml");
    const words = await download("The text as Markdown");
    expect(words.name).toBe("Fifteen-habits-of-calm-teams-slides.md");
    expect(words.bytes.toString()).toMatch(/^# Fifteen \*\*habits\*\* of calm teams\n\n## /);
    const { name, bytes } = await download("All slides with caption and alt text, in a ZIP", "1×");
    expect(name).toBe("Fifteen-habits-of-calm-teams-slides-texts.zip");
    const { "caption.txt": caption, "alt.txt": alt, ...others } = unzipSync(bytes);
    expect(Object.keys(others)).toHaveLength(threeSlides.content.length + 1);
    expect(Buffer.from(caption ?? []).toString()).toMatch(/^Fifteen habits of calm teams\n/);
    expect(Buffer.from(alt ?? []).toString()).toMatch(/^Slide 1 of 3: [^]*\nSlide 3 of 3: .*\n$/);
    expect(JSON.parse(Buffer.from(others["manifest.json"] ?? []).toString())).toMatchObject({
      slides: threeSlides.content.map((_, index) => ({
        file: `slide-${index + 1}.png`,
        width: 540,
      })),
    });
    const webp = await download("Current slide as WebP", "4×");
    expect(webp.name).toBe("carousel-slide-1.webp");
    expect(webp.bytes.toString("latin1", 8, 12)).toBe("WEBP");
    const size = await page.evaluate(
      async (bytes) => {
        const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        return { width, height };
      },
      [...webp.bytes],
    );
    expect(size).toEqual({ width: 2160, height: 2700 });
  });

  test.runIf(isWhole)(
    "name the limits of the format's network, and split the slides by post or by network",
    async ({ page }) => {
      await openWithPost(page, fiveSlides, { carouselFormat: "twitter" });
      await getStage(page).waitFor();
      const menu = page.getByRole("menu", { name: "More downloads" });
      const choose = async (label: string) => {
        await page.getByRole("button", { name: "More downloads" }).click();
        const [file] = await Promise.all([
          page.waitForEvent("download"),
          menu.getByRole("menuitem", { name: label }).click(),
        ]);
        return { name: file.suggestedFilename(), files: unzipSync(await readDownload(file)) };
      };
      await page.getByRole("button", { name: "More downloads" }).click();
      await menu.getByText("X allows 4 images per post; this carousel has 5.").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      const { files: posts } = await choose("All slides, split into 2 posts, in a ZIP");
      expect(Object.keys(posts)).toEqual(
        fiveSlides.content.map(
          (_, index) => `post-${Math.floor(index / 4) + 1}/slide-${index + 1}.jpg`,
        ),
      );
      const told = getToast(page, "Success").getByText(/5 slides .* for every network/);
      const [{ name, files }] = await Promise.all([
        choose("For all networks, in one ZIP"),
        // Awaited in parallel, because the toast disappears before a slow machine has read the file.
        told.waitFor(),
      ]);
      expect(name).toBe("Fifteen-habits-of-calm-teams-networks.zip");
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([
          "linkedin/Fifteen-habits-of-calm-teams-slides.pdf",
          "instagram/slide-5.jpg",
          "x/post-2/slide-5.jpg",
          "tiktok/slide-5.jpg",
          "read-me.txt",
        ]),
      );
    },
  );

  test("save all slides in one ZIP named after the title, and the current slide doesn't change", async ({
    page,
  }) => {
    await openWithPost(page, fiveSlides);
    await getStage(page).waitFor();
    await page.getByRole("button", { name: "Go to slide 4" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download All Slides" }).click();
    expect(await getToast(page, "Success").innerText()).toContain(
      "All 5 slides have been downloaded as a ZIP file",
    );
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("Fifteen-habits-of-calm-teams-slides.zip");
    const files = unzipSync(await readDownload(download));
    expect(Object.keys(files)).toEqual(
      fiveSlides.content.map((_, index) => `slide-${index + 1}.png`),
    );
    const sizes = Object.values(files).map(readPng);
    expect(sizes).toEqual(sizes.map(() => ({ width: 1080, height: 1350 })));
    expect(await getFooter(page).innerText()).toContain("Slide 4 of 5");
  });

  test("disable every control that changes the slide while preparing, and show progress", async ({
    page,
  }) => {
    await openWithPost(page, fiveSlides);
    await getStage(page).waitFor();
    const seen = await page.evaluate(async () => {
      const findButton = (name: string) =>
        [...document.querySelectorAll("button")].find(
          (button) => button.textContent === name || button.getAttribute("aria-label") === name,
        );
      const places = new Set<string>();
      const notePlaces = () => {
        const moving = [document.querySelector("main canvas"), findButton("Commands")];
        places.add(moving.map((one) => JSON.stringify(one?.getBoundingClientRect())).join());
      };
      notePlaces();
      findButton("Download All Slides")?.click();
      const states: Record<string, boolean | undefined>[] = [];
      const progress = new Set<string>();
      const noteProgress = () =>
        progress.add(
          document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow") ?? "",
        );
      // Checks at every change of the page, because a fast machine draws several slides between two frames.
      new MutationObserver(noteProgress).observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ["aria-valuenow"],
      });
      for (let tick = 0; tick < 400; tick += 1) {
        await new Promise(requestAnimationFrame);
        const preparing = findButton("Preparing...");
        if (!preparing) {
          if (states.length > 0) break;
          continue;
        }
        notePlaces();
        states.push({
          preparing: preparing.disabled,
          current: findButton("Current Slide")?.disabled,
          next: findButton("Next slide")?.disabled,
          dot: findButton("Go to slide 5")?.disabled,
          cancel: findButton("Cancel")?.disabled,
        });
      }
      return {
        states,
        progress: [...progress].filter((value) => value !== ""),
        places: [...places],
      };
    });
    expect(seen.states.length).toBeGreaterThan(0);
    for (const state of seen.states) {
      expect(state).toEqual({
        preparing: true,
        current: true,
        next: true,
        dot: true,
        cancel: false,
      });
    }
    // A busy machine shows several slides as one step.
    const steps = seen.progress.map(Number);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(seen.places).toHaveLength(1);
    await getToast(page, "Success").waitFor();
    expect(await page.getByRole("button", { name: "Download All Slides" }).isEnabled()).toBe(true);
  });

  test.runIf(isWhole)("announce their start, and save no file after Cancel", async ({ page }) => {
    await openWithPost(page, fiveSlides);
    await getStage(page).waitFor();
    const starting = await page.evaluate(async () => {
      const click = (name: string) =>
        [...document.querySelectorAll("button")]
          .find((button) => button.textContent === name)
          ?.click();
      click("Download All Slides");
      await new Promise(requestAnimationFrame);
      const toast = document.querySelector("[aria-label^=Notifications] li")?.textContent;
      click("Cancel");
      return toast;
    });
    expect(starting).toContain("Preparing downloadGenerating slides, please wait...");
    await getToast(page, "Download cancelled").waitFor();
    expect(await page.getByRole("button", { name: "Download All Slides" }).isEnabled()).toBe(true);
  });

  test("report a failure, and the editor keeps working", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {
        throw new Error("The worker is gone.");
      };
    });
    await page.getByRole("button", { name: "Current Slide" }).click();
    expect(await getToast(page, "Error").innerText()).toContain("Failed to download slide");
    await page.getByRole("button", { name: "Download All Slides" }).click();
    await page.getByText("Failed to download all slides", { exact: true }).first().waitFor();
    expect(await page.getByRole("button", { name: "Current Slide" }).isEnabled()).toBe(true);
  });

  test.runIf(isWhole)(
    "save a single post as one image, taller than its format",
    async ({ page }) => {
      await openWithPost(page, fiveSlides, { postType: "single" });
      await getStage(page).waitFor();
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download All Slides" }).click();
      expect(await getToast(page, "Success").innerText()).toContain(
        "1 slide has been downloaded as a ZIP file",
      );
      const files = unzipSync(await readDownload(await downloading));
      expect(Object.keys(files)).toEqual(["slide-1.png"]);
      const size = readPng(files["slide-1.png"] ?? new Uint8Array());
      expect(size.width).toBe(1080);
      expect(size.height).toBeGreaterThan(1350);
    },
  );

  test.runIf(isWhole)(
    "don't include text that becomes invalid at the last moment",
    async ({ page }) => {
      await openWithPost(page, threeSlides);
      await getStage(page).waitFor();
      const box = await openJsonEditor(page);
      await box.fill("{");
      await page.keyboard.press("Control+Shift+S");
      await getToast(page, "No slides to download").waitFor();
    },
  );
});
