import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { startFakeProvider } from "../../packages/server/src/generation/model/fake-provider.fixture.ts";
import {
  readQuestionKind,
  writeLikeModel,
} from "../../packages/server/src/generation/model/fake-writer.fixture.ts";
import { report } from "../../packages/server/src/generation/planning/planning.fixture.ts";
import { findViolations } from "../axe.ts";
import { getStage, readDownload } from "./editor-page.ts";
import { dragByMouse, dragByTouch, findCenter } from "./slide-list.ts";
import { countCredits, createServerTest, getForm, readJson, signIn } from "./generation-page.ts";

const fake = startFakeProvider("openai-compatible");
const test = createServerTest(async () => {
  const { answer, baseUrl } = await fake;
  answer((call) => writeLikeModel(call, { wrongNumberOn: 2 }));
  return { AI_BASE_URL: baseUrl, AI_MODEL: "test-model", RATE_LIMIT_GENERATE: "0" };
});

test("a text is read, planned, edited and written; slides cite it and one credit is charged", async ({
  page,
  serverUrl,
}) => {
  onTestFinished(async () => (await fake).close());
  const token = await signIn(page, serverUrl);
  const before = await countCredits(serverUrl, token);
  await page.goto("/create");
  const form = getForm(page);
  const field = form.getByRole("textbox", { name: /^Source/ });
  await field.fill(report.join("\n\n"));
  await form.getByRole("button", { name: "Read", exact: true }).click();
  await form.getByRole("region", { name: "Your source" }).waitFor();
  await form.getByRole("spinbutton").fill("4");
  await form.getByRole("button", { name: "Outline first" }).click();
  const outline = page.getByRole("form", { name: "Outline" });
  const hooks = outline.getByRole("radiogroup", { name: "Hook" });
  await hooks.waitFor();
  expect(await countCredits(serverUrl, token)).toBe(before);
  expect(await findViolations(page)).toEqual([]);
  const points = outline.getByRole("textbox", { name: /^Point of slide/ });
  const readPoints = () =>
    points.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  const planned = await readPoints();
  const handle = (number: number) =>
    outline.getByRole("button", { name: `Move slide ${number}`, exact: true });
  await handle(2).scrollIntoViewIfNeeded();
  await dragByMouse(page, await findCenter(handle(2)), await findCenter(handle(3)));
  const edited = [planned[0], planned[2], planned[1], planned[3]];
  await expect.poll(readPoints).toEqual(edited);
  await dragByTouch(page, await findCenter(handle(3)), await findCenter(handle(2)), 0);
  await expect.poll(readPoints).toEqual(planned);
  await outline.getByRole("button", { name: "Move slide 2 down" }).click();
  await expect.poll(readPoints).toEqual(edited);
  await hooks.getByRole("radio").nth(2).click();
  await outline.getByText("1 fact").first().click();
  await outline.getByRole("button", { name: /¶1$/ }).first().click();
  const passage = page.getByRole("dialog", { name: "From the source" });
  expect(report).toContain(await passage.getByRole("listitem").locator("p").last().innerText());
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.reload();
  await form.getByRole("region", { name: "Your source" }).waitFor();
  await form.getByRole("button", { name: "Open outline" }).click();
  await expect.poll(readPoints).toEqual(edited);
  expect(await hooks.getByRole("radio").nth(2).isChecked()).toBe(true);
  const hook = await hooks.getByRole("radio").nth(2).locator("span").last().innerText();
  await outline.getByRole("button", { name: "Write slides" }).click();
  await getStage(page).waitFor();
  const post = JSON.parse(await readJson(page));
  expect(post.title).toBe(hook);
  expect(post.content.map(({ sources }: { sources: string[] }) => sources)).toEqual([
    ["p1"],
    ["p3"],
    ["p2"],
    ["p4"],
  ]);
  expect(JSON.stringify(post)).not.toContain("9,973");
  const texts = await downloadTexts(page);
  expect(texts.alts).toHaveLength(4);
  for (const [index, { alt }] of post.content.entries()) {
    // The corrected slide has new words, so its alt text is built from these words.
    expect(texts.alts[index]).toMatch(alt ?? /^Slide 2 of 4: /);
  }
  expect(texts.manifest).toMatchObject({ captions: { x: hook } });
  const calls = (await fake).calls.map(readQuestionKind);
  expect(calls).toEqual(["plan", "post", "repair"]);
  expect(await countCredits(serverUrl, token)).toBe(before - 1);
});

/** Downloads the slides with their texts, and returns the lines of `alt.txt` and the manifest. */
async function downloadTexts(page: Page): Promise<{ alts: string[]; manifest: unknown }> {
  await page.getByRole("button", { name: "More downloads" }).click();
  const item = page.getByRole("menuitem", {
    name: "All slides with caption and alt text, in a ZIP",
  });
  const [file] = await Promise.all([page.waitForEvent("download"), item.click()]);
  const { "alt.txt": alt, "manifest.json": manifest } = unzipSync(await readDownload(file));
  return {
    alts: Buffer.from(alt ?? [])
      .toString()
      .trim()
      .split("\n"),
    manifest: JSON.parse(Buffer.from(manifest ?? []).toString()),
  };
}
