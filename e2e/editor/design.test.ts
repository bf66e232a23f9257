import { templates } from "@slideloom/core/design";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { expectRedraw, getStage, getToast, openWithPost, unfold } from "./editor-page.ts";
import { threeSlides } from "./posts.ts";

type Page = Parameters<typeof getStage>[0];

function getHex(page: Page, label: string) {
  return page.getByRole("textbox", { name: label, exact: true });
}

function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );
}

describe("design elements", () => {
  test("every template changes the slide, and a message names the template", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    for (const { name } of templates) {
      await expectRedraw(page, () => page.getByRole("radio", { name }).click());
      await page
        .getByText(`The ${name} template has been applied to your carousel.`, { exact: true })
        .first()
        .waitFor();
      await getToast(page, "Template Applied").waitFor();
      expect(await page.getByRole("radio", { name }).isChecked()).toBe(true);
    }
  });

  test.runIf(isWhole)("the template images show the user's own slide", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const pictures = page.getByRole("radio", { name: "Bold" }).locator("canvas");
    const picture = pictures.last();
    await picture.scrollIntoViewIfNeeded();
    const read = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);
    await expect.poll(read).toBeGreaterThan(3000);
    const before = await picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    expect(await pictures.count()).toBe(2);
    await page.getByRole("button", { name: "Go to slide 3" }).click();
    await expect
      .poll(() => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()))
      .not.toBe(before);
  });

  test("each colour has eight swatches, checked hex codes, gradients and custom backgrounds", async ({
    page,
  }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await page.getByRole("tab", { name: "Colors" }).click();
    for (const [tab, label] of [
      ["Secondary", "Secondary colour"],
      ["Text", "Text colour"],
      ["Primary", "Primary colour"],
    ] as const) {
      await page.getByRole("radio", { name: tab, exact: true }).click();
      const swatches = page
        .getByRole("radiogroup", { name: `${label} swatches` })
        .getByRole("radio");
      expect(await swatches.count()).toBe(8);
    }
    await expectRedraw(page, () => page.getByRole("radio", { name: "Rose" }).click());
    const hex = page.getByRole("textbox", { name: "Primary colour", exact: true });
    expect(await hex.inputValue()).toBe("#f43f5e");
    await hex.fill("#12");
    await page.getByText("Enter a hex colour such as #4f46e5.").waitFor();
    // A tooltip would cover the error.
    expect(await hex.getAttribute("title")).toBeNull();
    await expectRedraw(page, () => hex.fill("#0d9488"));
    expect(await page.getByText("Enter a hex colour such as #4f46e5.").count()).toBe(0);

    await unfold(page, "Background colour");
    const background = page.getByRole("textbox", { name: "Custom background colour", exact: true });
    await expectRedraw(page, () => background.fill("#fde68a"));
    const gradients = page.getByRole("radiogroup", { name: "Gradient presets" }).getByRole("radio");
    expect(await gradients.count()).toBe(4);
    await expectRedraw(page, () => gradients.first().click());
    await page.getByRole("tab", { name: "Styles" }).click();
    const backgrounds = page.getByRole("radiogroup", { name: "Background" });
    expect(await backgrounds.getByRole("radio", { name: "Custom gradient" }).isChecked()).toBe(
      true,
    );
  });

  test.runIf(isWhole)(
    "a message says when a colour was adjusted to be legible",
    async ({ page }) => {
      await openWithPost(page, threeSlides);
      await page.getByRole("tab", { name: "Colors" }).click();
      const note = page.getByRole("note").filter({ hasText: "Adjusted for contrast" });
      expect(await note.innerText()).toContain("#1e293b");
      await page.getByRole("tab", { name: "Styles" }).click();
      await page.getByRole("radio", { name: "Light", exact: true }).click();
      await page.getByRole("tab", { name: "Colors" }).click();
      await expect.poll(() => page.getByText("#1e293b").count()).toBe(0);
    },
  );

  test.runIf(isWhole)("every style changes the slide", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await page.getByRole("button", { name: "Go to slide 2" }).click();
    await expect.poll(() => getStage(page).innerText()).toContain("Habit 2");
    await page.getByRole("tab", { name: "Styles" }).click();
    const choices = [
      ["Background", ["Light", "Gradient", "Subtle", "Dark"]],
      ["Pattern", ["Grid", "Diagonal", "Waves", "None"]],
      ["Header style", ["Outlined", "Gradient", "Highlight"]],
      ["Ornament", ["Hairline", "Arches", "Neon"]],
    ] as const;
    for (const [group, names] of choices) {
      await unfold(page, group);
      for (const name of names) {
        await expectRedraw(
          page,
          () =>
            page
              .getByRole("radiogroup", { name: group, exact: true })
              .getByRole("radio", { name, exact: true })
              .click(),
          `${group}: ${name}`,
        );
      }
    }
    await unfold(page, "Elements");
    for (const name of ["Slide counter", "Background elements", "Header underline"]) {
      await expectRedraw(page, () => page.getByRole("switch", { name }).click());
    }
  });

  test.runIf(isWhole)(
    "fonts are shown in their own letters, and change the slide",
    async ({ page }) => {
      await openWithPost(page, threeSlides);
      await getStage(page).waitFor();
      await page.getByRole("tab", { name: "Styles" }).click();
      await unfold(page, "Fonts");
      for (const [label, family] of [
        ["Heading font", "Playfair Display"],
        ["Body font", "Lora"],
      ] as const) {
        await expectRedraw(page, async () => {
          await page.getByRole("combobox", { name: label }).click();
          expect(await page.getByRole("option").count()).toBeGreaterThanOrEqual(12);
          await expect.poll(() => listLoadedFonts(page)).toContain(`Slide ${family}`);
          await page.getByRole("option", { name: family }).click();
        });
      }
    },
  );

  test("a custom gradient is created by keyboard and by mouse", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await page.getByRole("tab", { name: "Colors" }).click();
    await unfold(page, "Background colour");
    await expectRedraw(page, () => page.getByRole("button", { name: "Custom gradient" }).click());
    const stops = page.getByRole("slider", { name: /^Position of colour \d$/ });
    const places = () =>
      stops.evaluateAll((handles) => handles.map((handle) => handle.ariaValueNow));
    expect(await places()).toEqual(["0", "100"]);

    await page.getByRole("button", { name: "Add colour" }).click();
    expect(await places()).toEqual(["0", "50", "100"]);
    const middle = page.getByRole("slider", { name: "Position of colour 2" });
    await middle.focus();
    for (const [key, place] of [
      ["ArrowRight", "51"],
      ["Shift+ArrowRight", "61"],
      ["PageDown", "51"],
      ["Home", "0"],
      ["End", "100"],
      ["ArrowLeft", "99"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(places).toEqual(["0", place, "100"]);
    }
    expect(await middle.getAttribute("aria-valuetext")).toMatch(/^99%, #[0-9a-f]{6}$/);
    await expectRedraw(page, () => getHex(page, "Colour 2 at 99%").fill("#f43f5e"));
    await page.getByRole("button", { name: "Remove colour" }).click();
    expect(await places()).toEqual(["0", "100"]);
    expect(await page.getByRole("button", { name: "Remove colour" }).isDisabled()).toBe(true);

    const first = await page.getByRole("slider", { name: "Position of colour 1" }).boundingBox();
    const last = await page.getByRole("slider", { name: "Position of colour 2" }).boundingBox();
    if (!first || !last) throw new Error("The handles have no place.");
    const y = first.y + first.height / 2;
    const at = (share: number) => first.x + first.width / 2 + (last.x - first.x) * share;
    await page.mouse.click(at(0.25), y);
    await expect.poll(places).toEqual(["0", "25", "100"]);
    await page.mouse.move(at(0.25), y);
    await page.mouse.down();
    await page.mouse.move(at(0.6), y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(places).toEqual(["0", "60", "100"]);
    for (let count = 3; count < 5; count += 1) {
      await page.getByRole("button", { name: "Add colour" }).click();
    }
    expect(await stops.count()).toBe(5);
    expect(await page.getByRole("button", { name: "Add colour" }).isDisabled()).toBe(true);
    await stops.nth(2).press("Delete");
    expect(await stops.count()).toBe(4);

    await expectRedraw(page, () => page.getByRole("slider", { name: "Angle" }).press("Home"));
    const degrees = page.getByRole("spinbutton", { name: "Angle in degrees" });
    expect(await degrees.inputValue()).toBe("0");
    await expectRedraw(page, () => degrees.fill("90"));
  });

  test.runIf(isWhole).for(["light", "dark"] as const)(
    "axe-core finds no violations in gradients and styles, %s",
    async (colorScheme, { page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/create");
      await page.getByRole("tab", { name: "Colors" }).click();
      await unfold(page, "Background colour");
      await page.getByRole("button", { name: "Custom gradient" }).click();
      await page.getByRole("button", { name: "Add colour" }).click();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("tab", { name: "Styles" }).click();
      for (const title of [
        "Pattern",
        "Fonts",
        "Header style",
        "Highlighted words",
        "Slide transition",
        "Elements",
      ]) {
        await unfold(page, title);
      }
      await page.getByRole("radiogroup", { name: "Slide transition" }).waitFor();
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test.runIf(isWhole)(
    "a message says when an overlay makes text legible on a gradient",
    async ({ page }) => {
      const design = {
        backgroundType: "gradient",
        backgroundPattern: "linear-gradient(90deg, #000000 0%, #ffffff 100%)",
      };
      await openWithPost(page, threeSlides, { design });
      await page.getByRole("tab", { name: "Colors" }).click();
      const note = page.getByRole("note").filter({ hasText: "Adjusted for contrast" });
      expect(await note.innerText()).toContain("we added an overlay");
    },
  );

  test.runIf(isWhole)(
    "a colour is picked from the screen if the browser supports it",
    async ({ page }) => {
      await page.addInitScript(() => {
        const answers = ["#0d9488", null];
        class EyeDropper {
          async open() {
            const sRGBHex = answers.shift();
            if (!sRGBHex) throw new DOMException("Escape", "AbortError");
            return { sRGBHex };
          }
        }
        Object.assign(window, { EyeDropper });
      });
      await openWithPost(page, threeSlides);
      await getStage(page).waitFor();
      await page.getByRole("tab", { name: "Colors" }).click();
      const pick = page.getByRole("button", {
        name: "Primary colour: pick a colour from the screen",
      });
      await expectRedraw(page, () => pick.click());
      await expect.poll(() => getHex(page, "Primary colour").inputValue()).toBe("#0d9488");
      await pick.click();
      expect(await getHex(page, "Primary colour").inputValue()).toBe("#0d9488");
    },
  );

  test.runIf(isWhole)(
    "picking from the screen isn't offered if the browser doesn't support it",
    async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, "EyeDropper"));
      await openWithPost(page, threeSlides);
      await page.getByRole("tab", { name: "Colors" }).click();
      await getHex(page, "Primary colour").waitFor();
      expect(
        await page.getByRole("button", { name: /pick a colour from the screen/ }).count(),
      ).toBe(0);
    },
  );

  test.runIf(isWhole)(
    "transitions are previewed on the slide's own image, without motion if motion is reduced",
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openWithPost(page, threeSlides);
      await page.getByRole("tab", { name: "Styles" }).click();
      await unfold(page, "Slide transition");
      const fade = page
        .getByRole("radiogroup", { name: "Slide transition" })
        .getByRole("radio", { name: "Fade" });
      const count = () => fade.evaluate((radio) => radio.getAnimations({ subtree: true }).length);
      await fade.locator("canvas").waitFor();
      expect(await count()).toBe(0);
      await fade.hover();
      await expect.poll(count).toBe(1);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect.poll(count).toBe(0);
    },
  );
});
