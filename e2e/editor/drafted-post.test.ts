import { draftLabel } from "@slideloom/core/sources";
import { expect } from "vitest";
import { report } from "../../packages/server/src/generation/planning/planning.fixture.ts";
import { findViolations } from "../axe.ts";
import { getStage } from "./editor-page.ts";
import { countCredits, createServerTest, getForm, readJson, signIn } from "./generation-page.ts";

const test = createServerTest(async () => ({ RATE_LIMIT_GENERATE: "0" }));

test("without a model, a text's own sentences are planned, reordered and made into slides", async ({
  page,
  serverUrl,
}) => {
  const token = await signIn(page, serverUrl);
  const before = await countCredits(serverUrl, token);
  await page.goto("/create");
  const form = getForm(page);
  await form.getByRole("textbox", { name: /^Source/ }).fill(report.join("\n\n"));
  await form.getByRole("button", { name: "Read", exact: true }).click();
  await form.getByRole("region", { name: "Your source" }).waitFor();
  await form.getByRole("spinbutton").fill("5");
  await form.getByRole("button", { name: "Outline first" }).click();
  const outline = page.getByRole("form", { name: "Outline" });
  const hooks = outline.getByRole("radiogroup", { name: "Hook" });
  await hooks.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await outline.getByRole("button", { name: "Move slide 2 down" }).click();
  await outline.getByRole("button", { name: "Remove slide 4" }).click();
  const points = await outline.getByRole("textbox", { name: /^Point of slide/ }).all();
  const headers = await Promise.all(points.map((point) => point.inputValue()));
  await hooks.getByRole("radio").nth(1).click();
  const hook = await hooks.getByRole("radio").nth(1).innerText();
  await outline.getByRole("button", { name: "Make slides" }).click();
  await getStage(page).waitFor();
  await page.getByText(draftLabel).first().waitFor();
  const post = JSON.parse(await readJson(page));
  expect(post.title).toBe(hook);
  expect(report.join(" ")).toContain(hook);
  const made: string[] = post.content.map(
    ({ header, description }: { header: string; description: { value: string }[] }) =>
      header || description[0]?.value.split("\n")[0],
  );
  expect(made).toHaveLength(3);
  expect(made.slice(1)).toEqual(headers.slice(1));
  expect(await countCredits(serverUrl, token)).toBe(before - 1);
});
