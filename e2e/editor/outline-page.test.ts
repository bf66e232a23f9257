import type { Page } from "playwright-core";
import { afterAll, expect } from "vitest";
import { startFakeProvider } from "../../packages/server/src/generation/model/fake-provider.fixture.ts";
import { writeLikeModel } from "../../packages/server/src/generation/model/fake-writer.fixture.ts";
import { report } from "../../packages/server/src/generation/planning/planning.fixture.ts";
import { findViolations } from "../axe.ts";
import { getStage } from "./editor-page.ts";
import { createServerTest } from "./generation-page.ts";

const fake = startFakeProvider("openai-compatible");
const test = createServerTest(async () => {
  const { answer, baseUrl } = await fake;
  answer((call) => writeLikeModel(call));
  return {
    AI_BASE_URL: baseUrl,
    AI_MODEL: "test-model",
    ANONYMOUS_GENERATIONS: "100",
    RATE_LIMIT_GENERATE: "0",
  };
});
afterAll(async () => (await fake).close());

const arabic = [
  "تعطل الفرن في مارس وجاء الجديد بعد ثلاثة أسابيع. كنا نبيع 420 رغيفا في الأسبوع حتى ذلك الحين.",
  "صنعنا الخبز المسطح على موقدين. في الأسبوع الأول بعنا 96 وفي الثالث 210.",
  "الخبز المسطح اليوم 19% مما نبيع. احتفظنا بموقد واحد ونكتب رقم اليوم على بطاقة.",
];

/** Opens the outline of a text from the start field, by keyboard. */
async function openOutline(page: Page, paragraphs: readonly string[]) {
  const field = page.getByRole("textbox", { name: "Paste, drop or type anything" });
  await field.fill(paragraphs.join("\n\n"));
  const first = page
    .getByRole("region", { name: "Recognised content" })
    .getByRole("button", { name: "Outline first" });
  await first.focus();
  await page.keyboard.press("Enter");
  const outline = page.getByRole("form", { name: "Outline" });
  await outline.getByRole("textbox", { name: "Point of slide 1" }).waitFor();
  return outline;
}

const readFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent;
  });

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.for([
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 700],
] as const)(
  "at %i px, a pasted text becomes an outline and slides, by keyboard",
  async ([width, height], { page, serverUrl }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${serverUrl}/create`);
    const outline = await openOutline(page, report);
    expect(await readFocus(page)).toBe("Outline");
    expect(await isTooWide(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);

    const points = outline.getByRole("textbox", { name: /^Point of slide/ });
    const [one, two] = await Promise.all([points.nth(0).inputValue(), points.nth(1).inputValue()]);
    await points.nth(0).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => points.nth(0).inputValue()).toBe(two);
    expect(await points.nth(1).inputValue()).toBe(one);
    await outline.getByRole("region", { name: "Facts" }).getByText("Slide 1").waitFor();

    await outline.getByRole("button", { name: "Write slides" }).focus();
    await page.keyboard.press("Enter");
    await getStage(page).waitFor();
    await expect.poll(() => readFocus(page)).toBe("Slide preview");
    const announced = page.locator("[aria-live=polite]").filter({ hasText: /^Slide 1 of \d+: / });
    await announced.first().waitFor({ state: "attached" });
    expect(await findViolations(page)).toEqual([]);
  },
);

test("a text from right to left keeps its direction, and Back keeps the outline", async ({
  page,
  serverUrl,
}) => {
  await page.goto(`${serverUrl}/create`);
  const outline = await openOutline(page, arabic);
  const point = outline.getByRole("textbox", { name: "Point of slide 1" });
  expect(await point.evaluate((field) => getComputedStyle(field).direction)).toBe("rtl");
  expect(await findViolations(page)).toEqual([]);
  await point.fill("تعطل الفرن");
  await outline.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Open outline" }).click();
  expect(await point.inputValue()).toBe("تعطل الفرن");
});
