import { expect, onTestFinished } from "vitest";
import { startFakeProvider } from "../../packages/server/src/generation/model/fake-provider.fixture.ts";
import {
  readAsked,
  writeLikeModel,
} from "../../packages/server/src/generation/model/fake-writer.fixture.ts";
import { report } from "../../packages/server/src/generation/planning/planning.fixture.ts";
import { findViolations } from "../axe.ts";
import { getStage } from "./editor-page.ts";
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
  await form.getByRole("region", { name: "What was read" }).waitFor();
  await form.getByRole("spinbutton").fill("4");
  await form.getByRole("button", { name: "Outline first" }).click();
  const hooks = form.getByRole("radiogroup", { name: "Hook" });
  await hooks.waitFor();
  expect(await countCredits(serverUrl, token)).toBe(before);
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole("button", { name: "Move slide 2 down" }).click();
  await hooks.getByRole("radio").nth(2).click();
  const hook = await hooks.getByRole("radio").nth(2).locator("span").last().innerText();
  await form.getByRole("button", { name: "Write slides" }).click();
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
  const calls = (await fake).calls.map(readAsked);
  expect(calls).toEqual(["plan", "post", "repair"]);
  expect(await countCredits(serverUrl, token)).toBe(before - 1);
});
