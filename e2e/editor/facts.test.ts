import type { SourceResponse } from "@slideloom/core/contract/sources";
import type { Post } from "@slideloom/core/document";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "../axe.ts";
import { blockCode } from "../block-code.ts";
import { test, testInOwnProfile } from "../browser.ts";
import { addCarousel, createOwner, signInAs } from "../library/library-page.ts";
import { getChecker, getStage, getToast, openChecker, readDownload } from "./editor-page.ts";
import { getText } from "./on-slide-page.ts";

const text = `# What the broken oven taught us

## What stayed

Of 420 guests, 38% of our regulars came back within a week.

Flatbread now makes up 19% of what we sell.

## What we dropped

The croissants went first. Nadia Brandt missed them for three weeks, on Mondays.`;

const slide = (header: string, value: string, sources: string[]) => ({
  header,
  description: [{ type: "text", value }],
  sources,
});

/**
 * Saves a post with a source and opens it. Slide 2 has an error and slide 3 a warning, because the source doesn't
 * contain some of their facts.
 */
async function openPost(
  page: Page,
  serverUrl: string,
  over: Pick<Post, "caption"> = {},
): Promise<void> {
  const owner = await createOwner(serverUrl);
  const { source, passages } = await owner.request<SourceResponse>("POST", "/api/sources", {
    text,
  });
  const idOf = (start: string) => passages.find((one) => one.text.startsWith(start))?.id ?? "";
  const post: Post = {
    ...over,
    title: "Three weeks without an oven",
    sources: [{ id: source.id, title: source.title, hash: source.hash }],
    content: [
      slide("Three weeks without an oven", "What the broken oven taught us.", []),
      slide("::83%:: came back", "Our regulars came back within a week.", [idOf("Of 420")]),
      slide("Flatbread stayed", "It is 19% of what we sell, and Otto bakes it.", [
        idOf("Flatbread"),
      ]),
    ],
  };
  const { id } = await addCarousel(owner, post);
  await signInAs(page, owner);
  await page.goto(`/create/${id}`);
  await getStage(page).waitFor();
}

/** Returns the words that are underlined on the slide, by severity. */
const listMarks = (page: Page) =>
  page.evaluate(() =>
    [...CSS.highlights].flatMap(([name, ranges]) =>
      [...ranges].map((range) => `${name}: ${String(range)}`),
    ),
  );

test("a mark is under its word before the text is edited: its line has the letters of the image", async ({
  page,
  serverUrl,
}) => {
  await openPost(page, serverUrl);
  await page.getByRole("button", { name: "Go to slide 3" }).click();
  await expect.poll(() => listMarks(page)).toEqual([expect.stringContaining("fact-warning: Otto")]);
  const line = getText(page, "Block 1 of slide 3").locator("span", { hasText: "Otto" });
  // A line in another font is stretched to the width of the line in the image, so its words are elsewhere.
  await expect
    .poll(() => line.evaluate((span) => new DOMMatrix(getComputedStyle(span).transform).a))
    .toBeCloseTo(1, 2);
});

test("words that the source doesn't contain are marked, explained and replaced", async ({
  page,
  serverUrl,
}) => {
  await openPost(page, serverUrl);
  const row = page.getByRole("list", { name: "Slides" }).getByRole("listitem").nth(1);
  await row.getByRole("img", { name: "Facts to check: 1 error" }).waitFor();
  await row
    .getByRole("button", { name: /came back/ })
    .first()
    .click();
  await expect.poll(() => listMarks(page)).toEqual(["fact-error: 83%"]);
  const pane = await openChecker(page);
  await pane.getByText("83% is not in your source.").waitFor();
  expect(await pane.innerText()).toContain(
    "Nearest: 38% (“Of 420 guests, 38% of our regulars came back within a…”)",
  );
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  // While a person types, the text field underlines the same words.
  await getText(page, "Header of slide 2").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Header of slide 2" }).waitFor();
  await page.keyboard.type(", 91% stayed");
  await expect.poll(() => listMarks(page)).toEqual(["fact-error: 83%", "fact-error: 91%"]);
  for (let typed = 0; typed < 12; typed += 1) await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");

  await openChecker(page);
  await pane.getByRole("button", { name: "Show source" }).first().click();
  const source = page.getByRole("dialog", { name: "What the broken oven taught us" });
  await source.getByText("38% of our regulars").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await openChecker(page);
  await pane.getByRole("button", { name: "Use 38%" }).click();
  await getChecker(page, /1 finding$/).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => listMarks(page)).toEqual([]);
  await page.getByRole("button", { name: "Show 1 unused passage" }).click();
  await page
    .getByRole("dialog", { name: "Passages that no slide uses" })
    .getByText("croissants")
    .waitFor();
});

test("a download with errors asks for confirmation once, on a phone too", async ({
  phone,
  serverUrl,
}) => {
  await openPost(phone, serverUrl);
  const download = phone.getByRole("button", { name: "Download All Slides" });
  await download.tap();
  const question = phone.getByRole("dialog", { name: "1 fact to check before you download" });
  await question.getByText("83% is not in your source.").waitFor();
  expect(await findViolations(phone)).toEqual([]);
  await question.getByRole("button", { name: "Review" }).tap();
  const sheet = phone.getByRole("dialog", { name: "Check the post" });
  await sheet.getByRole("button", { name: "I know it's true" }).first().waitFor();
  expect(await findViolations(phone)).toEqual([]);
  await phone.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await download.tap();
  const [file] = await Promise.all([
    phone.waitForEvent("download"),
    question.getByRole("button", { name: "Download anyway" }).tap(),
  ]);
  expect((await readDownload(file)).byteLength).toBeGreaterThan(1000);
  const [again] = await Promise.all([phone.waitForEvent("download"), download.tap()]);
  expect((await readDownload(again)).byteLength).toBeGreaterThan(1000);
});

testInOwnProfile.for([
  { what: "their code", name: "fact-checking-*" },
  { what: "their worker", name: "reading-worker-*" },
  { what: "their reader", name: "check-words-*" },
] as const)(
  "without $what, the checks say so in their place, and downloads aren't stopped",
  async ({ name }, { page, problems, serverUrl }) => {
    problems.expect(/Failed to load resource|The post could not be checked/);
    const unblock = await blockCode(page, { name });
    await openPost(page, serverUrl);
    await getChecker(page, /1 finding$/).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download All Slides" }).click(),
    ]);
    expect((await readDownload(file)).byteLength).toBeGreaterThan(1000);
    const toast = getToast(page, "Success");
    await toast.getByText("We couldn't check the post before the download.").waitFor();
    await unblock();
    const pane = await openChecker(page);
    await pane.getByText("We couldn't check this post.").waitFor();
    await pane.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("img", { name: "Facts to check: 1 error" }).first().waitFor();
  },
);

test("a caption is checked like a slide, and findings are shown beside its words", async ({
  page,
  serverUrl,
}) => {
  await openPost(page, serverUrl, { caption: "84% of our regulars came back." });
  await page.getByRole("tab", { name: "Captions" }).click();
  const check = page.getByRole("button", { name: /Check this caption/ });
  await check.click();
  const pane = page.getByRole("dialog", { name: "Facts in this caption" });
  await pane.getByText("84% is not in your source.").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await pane.getByRole("button", { name: "Use 38%" }).click();
  await check.waitFor({ state: "detached" });
  const caption = page.getByRole("textbox", { name: "Caption", exact: true });
  expect(await caption.inputValue()).toBe("38% of our regulars came back.");
});
