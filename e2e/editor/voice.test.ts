import { expect } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { addCarousel, createOwner, signInAs } from "../library/library-page.ts";
import { getStage } from "./editor-page.ts";

const posts = [
  "I burned 40 loaves on Monday. My fault. I had set the timer for the old oven, not the new one.",
  "My rye costs 6 euros. Somebody asked why on Saturday, in front of 11 regulars. I read her the receipts.",
].map((text) => `${text} `.repeat(9));

test("a voice is learned without a model, and a download with banned words asks for confirmation", async ({
  page,
  serverUrl,
}) => {
  const owner = await createOwner(serverUrl);
  const { id } = await addCarousel(owner, {
    title: "Our oven",
    content: [
      { header: "Our oven", description: [] },
      { header: "How we leveraged it", description: [{ type: "text", value: "It burns wood." }] },
    ],
  });
  await signInAs(page, owner);
  await page.goto(`/create/${id}`);
  await getStage(page).waitFor();
  await page.getByRole("tab", { name: "Brand" }).click();
  await page.getByRole("button", { name: "Set up your voice…" }).click();
  const dialog = page.getByRole("dialog", { name: "Your voice" });
  await dialog.getByRole("textbox", { name: "Post 1" }).fill(posts[0] ?? "");
  await dialog.getByRole("button", { name: "Add a post" }).click();
  await page.keyboard.insertText(posts[1] ?? "");
  await dialog.getByRole("button", { name: "Learn from these posts" }).click();
  await dialog.getByText("Main pronoun").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add banned word" }).click();
  await page.keyboard.insertText("leverage");
  await dialog.getByRole("textbox", { name: "Replacement for leverage" }).fill("use");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Voice saved", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Speaks as “I”").waitFor();

  await page.getByRole("button", { name: "Download All Slides" }).click();
  const question = page.getByRole("dialog", { name: "1 phrase to check before you download" });
  await question.getByText("Your voice bans “leveraged”.").waitFor();
  await question.getByRole("button", { name: "Review" }).click();
  await page.getByRole("button", { name: "Use use" }).click();
  await page
    .getByRole("button", { name: /How we use it/ })
    .first()
    .waitFor();
});
