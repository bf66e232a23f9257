import { expect, onTestFinished } from "vitest";
import {
  type FakeAnswer,
  startFakeProvider,
} from "../../packages/server/src/generation/model/fake-provider.fixture.ts";
import { writeLikeModel } from "../../packages/server/src/generation/model/fake-writer.fixture.ts";
import { findViolations } from "../axe.ts";
import { getFooter, getStage, getToast, openWithPost } from "./editor-page.ts";
import { countCredits, createServerTest, readJson, signIn } from "./generation-page.ts";

const fake = startFakeProvider("openai-compatible");
const test = createServerTest(async () => {
  const { answer, baseUrl } = await fake;
  answer((call) => writeLikeModel(call));
  return { AI_BASE_URL: baseUrl, AI_MODEL: "test-model", RATE_LIMIT_GENERATE: "0" };
});

/** A post with unusual formatting, which a rewrite preserves. */
const custom = `{
    "title": "Mine",
    "content": [
        { "header": "One", "id": 7, "description": [ { "type": "text", "value": "- Long\\n- Words" } ] },
        { "header": "Two", "layout": "text", "description": [ { "type": "text", "value": "More." } ] },
        { "header": "Three", "description": [], "summary": "Stays" }
    ]
}`;
const translated = custom
  .replace('"Mine"', '"German: Mine"')
  .replaceAll('"header": "', '"header": "German: ')
  .replace("- Long\\n- Words", "- German: Long\\n- German: Words")
  .replace("More.", "German: More.")
  .replace("Stays", "German: Stays");

/** Holds a model's reply in the middle of the slide after the one with the header `German: One`, or another. */
function holdReply() {
  const headers = ["German: One", "German: Two", "German: Three"];
  let shown: string | null = "German: One";
  let wake = () => {};
  const set = (header: string | null) => {
    shown = header;
    wake();
  };
  const gate = async (sent: number, text: string) => {
    for (;;) {
      const next = shown === null ? undefined : headers[headers.indexOf(shown) + 1];
      if (next === undefined || sent <= text.indexOf(next)) return;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  return {
    holdAfter: set,
    release: () => set(null),
    answer: ({ text = "" }: FakeAnswer): FakeAnswer => ({ text, gate: (sent) => gate(sent, text) }),
  };
}

type Page = Parameters<typeof getStage>[0];

async function openTranslation(page: Page) {
  await page.getByRole("button", { name: "Rewrite the post" }).click();
  await page.getByRole("menuitem", { name: /^Translate/ }).click();
  const dialog = page.getByRole("dialog", { name: "Translate the post" });
  await dialog.getByRole("combobox", { name: "Language" }).fill("German");
  return dialog;
}

test("the post is translated slide by slide, in one undo step and for one credit", async ({
  page,
  serverUrl,
}) => {
  onTestFinished(async () => (await fake).close());
  const token = await signIn(page, serverUrl);
  await openWithPost(page, custom);
  await getStage(page).waitFor();
  const before = await countCredits(serverUrl, token);

  const reply = holdReply();
  (await fake).answer((call) => reply.answer(writeLikeModel(call)));
  const cancelled = await openTranslation(page);
  expect(await findViolations(page)).toEqual([]);
  await cancelled.getByRole("button", { name: /^Translate/ }).click();
  await getStage(page).getByText("German: One").first().waitFor();
  reply.holdAfter("German: Two");
  await getStage(page).getByText("German: Two").first().waitFor();
  expect(await getFooter(page).innerText()).toContain("of 3");
  expect(await readJson(page)).toBe(custom);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await getToast(page, "Rewriting cancelled").waitFor();
  await getStage(page).getByText("German:").first().waitFor({ state: "detached" });
  expect(await readJson(page)).toBe(custom);
  expect(await countCredits(serverUrl, token)).toBe(before);

  reply.release();
  const dialog = await openTranslation(page);
  await dialog.getByRole("button", { name: /^Translate/ }).click();
  const toast = getToast(page, "Post translated");
  await toast.waitFor();
  await expect.poll(() => readJson(page)).toBe(translated);
  await expect.poll(() => countCredits(serverUrl, token)).toBe(before - 1);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => readJson(page)).toBe(custom);
});
