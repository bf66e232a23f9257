import { describe, expect } from "vitest";
import { test } from "../browser.ts";
import { getStage, getToast, openWithPost, readCanvas } from "./editor-page.ts";
import { fifteenSlides } from "./posts.ts";

type Page = Parameters<typeof getStage>[0];

/** Does something that must change the stage's pixels. */
async function expectRedraw(page: Page, act: () => Promise<void>): Promise<void> {
  const { hash } = await readCanvas(page);
  await act();
  await expect.poll(async () => (await readCanvas(page)).hash).not.toBe(hash);
}

function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );
}

describe("design elements", () => {
  test("every template changes the slide and says so", async ({ page }) => {
    await openWithPost(page, fifteenSlides);
    await getStage(page).waitFor();
    for (const name of ["Modern", "Minimal", "Bold", "Elegant", "Corporate", "Dark Mode"]) {
      await expectRedraw(page, () => page.getByRole("radio", { name }).click());
      await page
        .getByText(`The ${name} template has been applied to your carousel.`, { exact: true })
        .first()
        .waitFor();
      await getToast(page, "Template Applied").waitFor();
      expect(await page.getByRole("radio", { name }).isChecked()).toBe(true);
    }
  });

  test("the pictures show the user's own slide", async ({ page }) => {
    await openWithPost(page, fifteenSlides);
    await getStage(page).waitFor();
    const picture = page.getByRole("radio", { name: "Bold" }).locator("canvas");
    const read = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);
    await expect.poll(read).toBeGreaterThan(3000);
    const before = await picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await page.getByRole("button", { name: "Go to slide 2" }).click();
    await expect
      .poll(() => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()))
      .not.toBe(before);
  });

  test("eight swatches for each colour, hex codes checked, gradients and own backgrounds", async ({
    page,
  }) => {
    await openWithPost(page, fifteenSlides);
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
    await expectRedraw(page, () => hex.fill("#0d9488"));
    expect(await page.getByText("Enter a hex colour such as #4f46e5.").count()).toBe(0);

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

  test("says when a colour was adjusted so that it reads", async ({ page }) => {
    await openWithPost(page, fifteenSlides);
    await page.getByRole("tab", { name: "Colors" }).click();
    const note = page.getByRole("note").filter({ hasText: "Adjusted so that it reads" });
    expect(await note.innerText()).toContain("#1e293b");
    await page.getByRole("tab", { name: "Styles" }).click();
    await page.getByRole("radio", { name: "Light", exact: true }).click();
    await page.getByRole("tab", { name: "Colors" }).click();
    await expect.poll(() => page.getByText("#1e293b").count()).toBe(0);
  });

  test("every style changes the slide", async ({ page }) => {
    await openWithPost(page, fifteenSlides);
    await getStage(page).waitFor();
    await page.getByRole("button", { name: "Go to slide 2" }).click();
    await expect.poll(() => getStage(page).innerText()).toContain("Habit 2");
    await page.getByRole("tab", { name: "Styles" }).click();
    const choices = [
      ["Background", ["Light", "Gradient", "Subtle", "Dark"]],
      ["Pattern", ["Grid", "Diagonal", "Waves", "None"]],
      ["Header style", ["Highlight", "Outlined", "Gradient"]],
      ["Ornament", ["Hairline", "Double frame", "Neon frame"]],
    ] as const;
    for (const [group, names] of choices) {
      for (const name of names) {
        await expectRedraw(page, () =>
          page
            .getByRole("radiogroup", { name: group, exact: true })
            .getByRole("radio", { name, exact: true })
            .click(),
        );
      }
    }
    for (const name of ["Slide counter", "Background elements", "Header underline"]) {
      await expectRedraw(page, () => page.getByRole("switch", { name }).click());
    }
  });

  test("fonts are shown in their own letters and change the slide", async ({ page }) => {
    await openWithPost(page, fifteenSlides);
    await getStage(page).waitFor();
    await page.getByRole("tab", { name: "Styles" }).click();
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
  });
});
