import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import {
  getFooter,
  getStage,
  openChecker,
  openJsonEditor,
  openWithPost,
  readCanvas,
  unfold,
} from "./editor-page.ts";
import { arabicPost, fiveSlides, japanesePost, overfullPost, threeSlides } from "./posts.ts";

describe("the preview", () => {
  test("asks for JSON while there is none, and offers the sample", async ({ page }) => {
    await page.goto("/create");
    await page.getByText("Enter valid JSON to see the preview.", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Next slide" }).count()).toBe(0);
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getStage(page).waitFor();
    expect(await getFooter(page).innerText()).toBe("Slide 1 of 2 • Linkedin format");
    // This click shows the last slide, so the clicked button is disabled. The focus moves elsewhere first, so the arrow
    // keys still work.
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => getFooter(page).innerText()).toContain("Slide 2 of 2");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => getFooter(page).innerText()).toContain("Slide 1 of 2");
  });

  test("turns slides by arrows, dots, thumbnails, outline and keys, and stops at the ends", async ({
    page,
  }) => {
    await openWithPost(page, fiveSlides);
    await getStage(page).waitFor();
    const at = (slide: number) =>
      expect.poll(() => getFooter(page).innerText()).toBe(`Slide ${slide} of 5 • Linkedin format`);
    const previous = page.getByRole("button", { name: "Previous slide" });
    const next = page.getByRole("button", { name: "Next slide" });
    await at(1);
    expect(await previous.isDisabled()).toBe(true);
    await next.click();
    await at(2);
    expect(await previous.isEnabled()).toBe(true);
    await page.getByRole("button", { name: "Go to slide 5" }).click();
    await at(5);
    expect(await next.isDisabled()).toBe(true);
    await page.getByRole("button", { name: /^Slide 4: Habit 4/ }).click();
    await at(4);
    const outline = page.getByRole("complementary", { name: "Content" });
    await outline.getByRole("button", { name: /Habit 2/ }).click();
    await at(2);
    await page.getByRole("region", { name: "Slide preview" }).focus();
    for (const [key, slide] of [
      ["ArrowRight", 3],
      ["ArrowLeft", 2],
      ["End", 5],
      ["ArrowRight", 5],
      ["Home", 1],
      ["ArrowLeft", 1],
    ] as const) {
      await page.keyboard.press(key);
      await at(slide);
    }
  });

  test.runIf(isWhole)("has neither arrows nor dots for one slide", async ({ page }) => {
    await openWithPost(page, { title: "T", content: [{ header: "H", description: [] }] });
    await getStage(page).waitFor();
    expect(await page.getByRole("button", { name: "Next slide" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Go to slide 1" }).count()).toBe(0);
  });

  test("has its words as selectable, searchable text in reading order, and names the format and takes its shape", async ({
    page,
  }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const words = (await getStage(page).innerText()).replaceAll(/\s+/g, " ");
    expect(words).toContain("Fifteen habits of calm teams");
    expect(words.indexOf("Fifteen")).toBeLessThan(words.indexOf("Habit 1"));
    expect(words.indexOf("Habit 1")).toBeLessThan(words.indexOf("Write it down."));
    const found = await page.evaluate(() => {
      const find = Reflect.get(window, "find") as (text: string) => boolean;
      return { found: find.call(window, "Small steps win"), text: String(getSelection()) };
    });
    expect(found).toEqual({ found: true, text: "Small steps win" });
    for (const [option, name, ratio] of [
      [/Instagram.*1:1/, "Instagram", 1],
      [/Twitter/, "Twitter", 16 / 9],
      [/Facebook/, "Facebook", 600 / 314],
      [/Vertical/, "Vertical", 9 / 16],
      [/Instagram portrait/, "Instagram portrait", 4 / 5],
      [/LinkedIn/, "Linkedin", 4 / 5],
    ] as const) {
      await page.getByRole("combobox", { name: "Carousel Format" }).click();
      await page.getByRole("option", { name: option }).click();
      await expect.poll(() => getFooter(page).innerText()).toContain(`• ${name} format`);
      await expect
        .poll(async () => {
          const { width, height } = await readCanvas(page);
          return Math.abs(width / height - ratio) < 0.01;
        })
        .toBe(true);
    }
  });

  test("names a slide whose text doesn't fit, and opens it", async ({ page }) => {
    await openWithPost(page, overfullPost);
    await page.getByRole("img", { name: "Slide 3 has more text than fits" }).waitFor();
    const pane = await openChecker(page);
    await pane.getByRole("button", { name: "Slide 3 has more text than fits" }).click();
    await pane.waitFor({ state: "detached" });
    await expect.poll(() => getFooter(page).innerText()).toContain("Slide 3 of 3");
  });

  test.runIf(isWhole).for([1.25, 1, 2, 3])(
    "is drawn at the full resolution of a screen with pixel ratio %s",
    async (ratio, { browser, serverUrl }) => {
      const page = await browser.newPage({
        baseURL: serverUrl,
        deviceScaleFactor: ratio,
        viewport: { width: 1333, height: 777 },
      });
      await openWithPost(page, threeSlides);
      await getStage(page).waitFor();
      const read = async () => {
        const canvas = await readCanvas(page);
        return {
          width: canvas.cssWidth * ratio - canvas.width,
          height: canvas.cssHeight * ratio - canvas.height,
          left: canvas.left * ratio - Math.round(canvas.left * ratio),
          top: canvas.top * ratio - Math.round(canvas.top * ratio),
        };
      };
      for (const viewport of [
        { width: 1333, height: 777 },
        { width: 1100, height: 651 },
      ]) {
        await page.setViewportSize(viewport);
        await expect
          // Browsers lay out in 64ths of a CSS px.
          .poll(async () => Object.values(await read()).every((off) => Math.abs(off) <= ratio / 64))
          .toBe(true);
      }
      await page.close();
    },
  );

  test("is drawn coarse while a colour is dragged, and sharp afterwards", async ({
    browser,
    serverUrl,
  }) => {
    const page = await browser.newPage({ baseURL: serverUrl, deviceScaleFactor: 2 });
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const sharp = await readCanvas(page);
    await page.getByRole("tab", { name: "Colors" }).click();
    const hex = page.getByRole("textbox", { name: "Primary colour", exact: true });
    const canvas = await getStage(page).locator("canvas").elementHandle();
    const widths = await hex.evaluate(async (field: HTMLInputElement, drawn) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      // Sends more colours before the first one is drawn.
      for (const color of ["#4f16e5", "#4f26e5", "#4f36e5"]) {
        value?.set?.call(field, color);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await Promise.resolve();
      }
      const { width } = drawn as HTMLCanvasElement;
      const seen = [width];
      const isSharpAgain = () => Math.min(...seen) < width && seen.at(-1) === width;
      while (seen.length < 900 && !isSharpAgain()) {
        await new Promise(requestAnimationFrame);
        seen.push((drawn as HTMLCanvasElement).width);
      }
      return seen;
    }, canvas);
    expect(Math.min(...widths)).toBe(Math.round(sharp.width / 2));
    expect(widths.at(-1)).toBe(sharp.width);
    const rested = await readCanvas(page);
    expect(rested.cssWidth).toBe(sharp.cssWidth);
    expect(rested.hash).not.toBe(sharp.hash);
    await page.close();
  });

  test.for(
    sampleCases(
      [
        ["Arabic", arabicPost, "rtl", "ar"],
        ["Japanese", japanesePost, "ltr", "ja"],
      ] as const,
      2,
    ),
  )("sets direction and language for %s words", async ([, post, dir, lang], { page }) => {
    await openWithPost(page, post);
    await getStage(page).waitFor();
    const first = getStage(page).locator("p[lang]").first();
    expect(await first.getAttribute("dir")).toBe(dir);
    expect(await first.getAttribute("lang")).toBe(lang);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => getStage(page).getAttribute("aria-label")).toBe("Slide 2 of 2");
    expect(await getStage(page).locator(`p[lang=${lang}]`).count()).toBeGreaterThan(0);
  });

  test.runIf(isWhole)(
    "plays the transition for 500 ms when the slide changes",
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openWithPost(page, fiveSlides);
      await getStage(page).waitFor();
      await recordMoves(page);
      const onStage = { isStage: true, duration: 500 };
      for (const transition of ["slide", "fade", "zoom"]) {
        await page.getByRole("tab", { name: "Styles" }).click();
        await unfold(page, "Slide transition");
        await page
          .getByRole("radiogroup", { name: "Slide transition" })
          .getByRole("radio", { name: transition })
          .click();
        // Choosing another transition plays it immediately.
        if (transition !== "slide") await expect.poll(() => takeMoves(page)).toEqual([onStage]);
        await page.getByRole("button", { name: "Next slide" }).click();
        await expect.poll(() => takeMoves(page)).toEqual([onStage]);
      }
      await page
        .getByRole("radiogroup", { name: "Slide transition" })
        .getByRole("radio", { name: "none" })
        .click();
      await page.getByRole("button", { name: "Next slide" }).click();
      await expect.poll(() => getStage(page).getAttribute("aria-label")).toBe("Slide 5 of 5");
      expect(await takeMoves(page)).toEqual([]);
    },
  );

  test.runIf(isWhole)("plays no transition if motion is reduced", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await recordMoves(page);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => getStage(page).innerText()).toContain("Habit 2");
    expect(await takeMoves(page)).toEqual([]);
  });

  test.runIf(isWhole)("turns the slide at a swipe", async ({ phone }) => {
    await openWithPost(phone, threeSlides);
    await getStage(phone).waitFor();
    const box = await getStage(phone).boundingBox();
    if (!box) throw new Error("The stage has no box.");
    const y = box.y + box.height / 2;
    const session = await phone.context().newCDPSession(phone);
    const swipe = async (fromX: number, toX: number) => {
      await session.send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints: [{ x: fromX, y }],
      });
      for (let step = 1; step <= 5; step += 1) {
        const x = fromX + ((toX - fromX) * step) / 5;
        await session.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: [{ x, y }],
        });
      }
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(300, 120);
    await expect.poll(() => getFooter(phone).innerText()).toContain("Slide 2 of 3");
    await swipe(120, 300);
    await expect.poll(() => getFooter(phone).innerText()).toContain("Slide 1 of 3");
  });

  test.runIf(isWhole)(
    "keeps working if the font catalogue can't be loaded",
    async ({ page, problems }) => {
      problems.expect(/Failed to load resource/);
      await page.route(/\/font-catalogue-[^/]*\.js$/, (route) => route.abort());
      const refused = page.waitForEvent("requestfailed");
      await openWithPost(page, japanesePost);
      await getStage(page).waitFor();
      await refused;
      expect(await getFooter(page).innerText()).toContain("Slide 1");
    },
  );

  test.runIf(isWhole)(
    "plays a video in the space that the engine left for it",
    async ({ page, problems }) => {
      problems.expect(/movie\.mp4/);
      await openWithPost(page, threeSlides, {
        enableMedia: true,
        mediaUrls: { 0: "/movie.mp4" },
      });
      const video = getStage(page).getByLabel("Video of Slide 1 of 3");
      await video.waitFor();
      expect(await video.getAttribute("controls")).not.toBeNull();
      const [stage, box] = [await getStage(page).boundingBox(), await video.boundingBox()];
      expect(box && stage && box.x >= stage.x && box.y >= stage.y).toBe(true);
      await page.getByRole("button", { name: "Next slide" }).click();
      await video.waitFor({ state: "detached" });
    },
  );

  test("shows a single post as one stage that scrolls, and says that it is taller", async ({
    page,
  }) => {
    await openWithPost(page, fiveSlides);
    await getStage(page).waitFor();
    await page.getByRole("radio", { name: "Single Post" }).click();
    await page.getByRole("heading", { name: "Post Content", exact: true }).waitFor();
    await expect.poll(() => getFooter(page).innerText()).toBe("Slide 1 of 1 • Linkedin format");
    expect(await page.getByRole("button", { name: "Next slide" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Go to slide 1" }).count()).toBe(0);
    const pane = await openChecker(page);
    await pane.getByText(/taller than the LinkedIn format/).waitFor();
    await page.keyboard.press("Escape");
    const { width, height } = await readCanvas(page);
    expect(height / width).toBeGreaterThan(1.5);
    await page.getByRole("button", { name: /^(?!Header of).*Habit 4/ }).click();
    await expect.poll(async () => (await getStage(page).boundingBox())?.y ?? 0).toBeLessThan(0);
    await page.getByRole("radio", { name: "Carousel Post" }).click();
    await page.getByRole("heading", { name: "Carousel Content", exact: true }).waitFor();
  });

  test.runIf(isWhole)(
    "returns to the first slide after typing in the JSON editor",
    async ({ page }) => {
      await openWithPost(page, fiveSlides);
      await getStage(page).waitFor();
      await page.getByRole("button", { name: "Go to slide 4" }).click();
      const box = await openJsonEditor(page);
      await box.press("Control+End");
      await page.keyboard.type(" ");
      await page.keyboard.press("Escape");
      await expect.poll(() => getFooter(page).innerText()).toContain("Slide 1 of 5");
    },
  );
});

type Page = Parameters<typeof getStage>[0];

/** Records animations from now on, because an animation of 500 ms is easily missed. */
async function recordMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    const moves: unknown[] = [];
    Object.assign(window, { moves });
    Element.prototype.animate = function record(keyframes, options) {
      const isStage = /^Slide \d+ of \d+$/.test(this.getAttribute("aria-label") ?? "");
      moves.push({ isStage, duration: typeof options === "object" ? options.duration : options });
      return animate.call(this, keyframes, options);
    };
  });
}

/** Returns and clears the recorded animations. */
function takeMoves(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (Reflect.get(window, "moves") as unknown[]).splice(0));
}
