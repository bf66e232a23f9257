import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import {
  type FakeAnswer,
  type FakeProvider,
  startFakeProvider,
} from "../../packages/server/src/generation/model/fake-provider.fixture.ts";
import { findViolations } from "../axe.ts";
import { type ServerProcess, startServer } from "../server.ts";
import { getFooter, getStage, getToast, openJsonEditor, openWithPost } from "./editor-page.ts";
import {
  countCredits,
  createServerTest,
  enterTopic,
  getForm,
  getGenerate,
  readJson,
  signIn,
} from "./generation-page.ts";

let fake: FakeProvider;

const settings = { AI_MODEL: "test-model", RATE_LIMIT_GENERATE: "0", RATE_LIMIT_REGISTER: "0" };

/** A test with a server whose AI model is a fake provider behind a real socket. */
const test = createServerTest(async () => {
  fake = await startFakeProvider("openai-compatible");
  return { ...settings, AI_BASE_URL: fake.baseUrl };
});

/** A post with unusual formatting, which edits must preserve. */
const custom = `{
    "title": "Mine",
    "content": [
        { "header": "One", "id": 7, "description": [ { "type": "text", "value": "Long words." } ] },
        { "header": "Two", "description": [], "summary": "Stays" }
    ]
}`;

const words = (value: string) => ({ type: "text", value, leftColumn: null, rightColumn: null });

/** Returns a reply of four slides that pauses before each slide until the test releases it. */
function writeReply() {
  const content = [1, 2, 3, 4].map((number) => ({
    header: `Point ${number}`,
    description: [words(`Sentence ${number} says what there is to say.`)],
    summary: null,
  }));
  const post = { title: "Rebase ::calmly::", content, hashtags: ["#Git", "#Dev", "#Code"] };
  const text = JSON.stringify(post);
  let slides = 0;
  let wake = () => {};
  const gate = async (sent: number) => {
    // A slide is complete once the header after it has arrived.
    const end = () => (slides < 4 ? text.indexOf(`Point ${slides + 1}`) : text.length);
    while (sent > end()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const letGo = (count: number) => {
    slides = count;
    wake();
  };
  return { answer: { text, gate }, letGo };
}

type Page = Parameters<typeof getStage>[0];

/** Waits until Undo shows the earlier post, which was saved as a draft. Returns the draft's JSON. */
async function readSavedJson(page: Page): Promise<string> {
  await page.waitForURL(/\/create\/./);
  await getStage(page).getByText("Mine").first().waitFor();
  return (await openJsonEditor(page)).innerText();
}

async function start(page: Page): Promise<void> {
  await enterTopic(page, "Rebasing");
  await getForm(page).getByRole("spinbutton").fill("4");
  await getGenerate(page).click();
}

describe("a streamed generation", () => {
  test("shows one slide after another in the preview, and changes the JSON once, at the end", async ({
    page,
    server,
  }) => {
    await signIn(page, server.url);
    await openWithPost(page, custom);
    await getStage(page).waitFor();
    const before = await readJson(page);
    const { answer, letGo } = writeReply();
    fake.answer(answer);
    await start(page);
    const form = getForm(page);
    for (const number of [1, 2, 3]) {
      letGo(number);
      const next = Math.min(number + 1, 4);
      await form.getByText(`Writing slide ${next} of 4...`, { exact: true }).waitFor();
      await expect.poll(() => getFooter(page).innerText()).toContain(`Slide ${number} of 4 •`);
      expect(await readJson(page)).toBe(before);
    }
    await getStage(page).getByText("Rebase calmly").first().waitFor();
    await page.getByRole("button", { name: "Go to slide 1" }).click();
    await expect.poll(() => getFooter(page).innerText()).toContain("Slide 1 of 4 •");
    await page.getByRole("button", { name: "Go to slide 4" }).click();
    await expect.poll(() => getFooter(page).innerText()).toContain("Slide 3 of 4 •");
    letGo(4);
    await getToast(page, "Content Generated").waitFor();
    expect(await getFooter(page).innerText()).toContain("Slide 1 of 4");
    await expect.poll(() => readJson(page)).toContain('"header": "Point 4"');
    await getToast(page, "Content Generated").getByRole("button", { name: "Undo" }).click();
    expect(await readSavedJson(page)).toBe(before);
  });

  test("ends the model's call and costs nothing if it is cancelled", async ({ page, server }) => {
    const token = await signIn(page, server.url);
    await openWithPost(page, custom);
    await getStage(page).waitFor();
    const before = await readJson(page);
    const { answer, letGo } = writeReply();
    fake.answer(answer);
    letGo(1);
    const cancelled = fake.cancelled();
    await start(page);
    await getForm(page).getByText("Writing slide 2 of 4...", { exact: true }).waitFor();
    await getForm(page).getByRole("button", { name: "Cancel" }).click();
    await getToast(page, "Generation cancelled").waitFor();
    await expect.poll(fake.cancelled).toBe(cancelled + 1);
    await expect.poll(() => getFooter(page).innerText()).toContain("of 2");
    expect(await readJson(page)).toBe(before);
    await expect.poll(() => countCredits(server.url, token)).toBe(10);
    await getForm(page)
      .getByText(/10 credits left/)
      .waitFor();
  });

  test.runIf(isWhole)(
    "is one undo step away from edits made while it ran",
    async ({ page, server }) => {
      await signIn(page, server.url);
      await openWithPost(page, custom);
      await getStage(page).waitFor();
      const { answer, letGo } = writeReply();
      fake.answer(answer);
      letGo(1);
      await start(page);
      await getForm(page).getByText("Writing slide 2 of 4...", { exact: true }).waitFor();
      const edited = '{"title": "Mine", "content": [{"header": "H", "description": []}]}';
      const box = await openJsonEditor(page);
      await box.fill(edited);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      letGo(4);
      const toast = getToast(page, "Content Generated");
      await toast.getByRole("button", { name: "Undo" }).click();
      expect(await readSavedJson(page)).toBe(edited);
    },
  );

  test.runIf(isWhole)(
    "says why it failed midway, and keeps the previous post",
    async ({ page, server }) => {
      const token = await signIn(page, server.url);
      await openWithPost(page, custom);
      await getStage(page).waitFor();
      const before = await readJson(page);
      fake.answer({ error: { status: 401, message: "Wrong key" } });
      await start(page);
      await getToast(page, "Generation Failed")
        .getByText(
          /^There was an error generating your content\. Please try again\. The AI provider rejected/,
        )
        .waitFor();
      expect(await readJson(page)).toBe(before);
      expect(await countCredits(server.url, token)).toBe(10);
    },
  );

  test("reports a failure if the connection is lost", async ({ page, problems }) => {
    problems.expect(/ERR_|Failed to load/);
    const server: ServerProcess = await startServer({
      ...settings,
      AI_BASE_URL: fake.baseUrl,
      ANONYMOUS_GENERATIONS: "1",
    });
    await page.goto(`${server.url}/create`);
    const { answer, letGo } = writeReply();
    fake.answer(answer);
    letGo(1);
    await start(page);
    await getForm(page).getByText("Writing slide 2 of 4...", { exact: true }).waitFor();
    server.process.kill("SIGKILL");
    await getToast(page, "Generation Failed")
      .getByText(/The connection was lost before the content was complete\.$/)
      .waitFor();
    expect(await getGenerate(page).isEnabled()).toBe(true);
  });
});

describe("with a model", () => {
  test.runIf(isWhole)("no text on the page mentions outlines", async ({ page, server }) => {
    await signIn(page, server.url);
    await page.goto("/create");
    await getForm(page)
      .getByText(/10 credits left/)
      .waitFor();
    expect(await page.getByText("outline").count()).toBe(0);
  });

  test.runIf(isWhole)(
    "a visitor is sent to sign in or sign up, and returns to the form as it was",
    async ({ page, problems }) => {
      problems.expect(/status of 401/);
      await page.goto("/create");
      await getForm(page).getByText("Sign in or sign up to generate", { exact: true }).waitFor();
      await start(page);
      const message = "Sign in to generate content.";
      await getToast(page, "Generation Failed").getByText(message, { exact: true }).waitFor();
      const form = getForm(page);
      for (const [name, path] of [
        ["Sign in", "/login"],
        ["Create account", "/signup"],
      ] as const) {
        const href = await form.getByRole("link", { name }).getAttribute("href");
        expect(href).toBe(`${path}?next=%2Fcreate`);
      }
      await form.getByRole("link", { name: "Create account" }).click();
      const username = `visitor-${process.pid}`;
      await page.getByLabel("Username").fill(username);
      await page.getByLabel("Email").fill(`${username}@example.com`);
      await page.getByLabel("Password", { exact: true }).fill("correct horse");
      await page.getByRole("button", { name: "Create account" }).click();
      await page.waitForURL("**/create");
      await form.getByText(/10 credits left/).waitFor();
      expect(await form.getByRole("textbox", { name: "Topic" }).inputValue()).toBe("Rebasing");
      expect(await form.getByRole("spinbutton").inputValue()).toBe("4");
    },
  );
});

const shorter: FakeAnswer = {
  text: JSON.stringify({ header: "Uno", description: [words("Short.")], summary: null }),
};

async function openRewrite(page: Page) {
  const content = page.getByRole("complementary", { name: "Content" });
  await content.getByRole("button", { name: "Actions for slide 1" }).click();
  await page.getByRole("menuitem", { name: "Rewrite this slide" }).click();
  const dialog = page.getByRole("dialog", { name: "Rewrite slide 1" });
  await dialog.waitFor();
  return dialog;
}

describe("rewriting a slide", () => {
  test("replaces its words, keeps all other text as typed, and can be undone", async ({
    page,
    server,
  }) => {
    const token = await signIn(page, server.url);
    await openWithPost(page, custom);
    await getStage(page).waitFor();
    const dialog = await openRewrite(page);
    await dialog.getByText("One", { exact: true }).waitFor();
    expect(await dialog.getByRole("button", { name: "Rewrite", exact: true }).isDisabled()).toBe(
      true,
    );
    const field = dialog.getByRole("textbox", { name: "What should change?" });
    await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
    await dialog.getByRole("button", { name: "Shorter" }).click();
    expect(await field.inputValue()).toBe("Say it in fewer words.");
    expect(await findViolations(page)).toEqual([]);
    fake.answer(shorter);
    await field.press("Enter");
    const toast = getToast(page, "Slide rewritten");
    await toast.waitFor();
    const after = custom.replace('"One"', '"Uno"').replace('"Long words."', '"Short."');
    await expect.poll(() => readJson(page)).toBe(after);
    expect(await countCredits(server.url, token)).toBe(9);
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => readJson(page)).toBe(custom);
  });

  test.runIf(isWhole)(
    "changes nothing if it fails or is cancelled",
    async ({ page, server, problems }) => {
      problems.expect(/status of 502/);
      const token = await signIn(page, server.url);
      await openWithPost(page, custom);
      await getStage(page).waitFor();
      const dialog = await openRewrite(page);
      await dialog.getByRole("button", { name: "Another hook" }).click();
      fake.answer({ error: { status: 404, message: "No such model" } });
      await dialog.getByRole("button", { name: "Rewrite", exact: true }).click();
      await dialog.getByText(/^The AI provider doesn't know the configured model/).waitFor();
      expect(await findViolations(page)).toEqual([]);

      fake.answer({ ...shorter, gate: () => new Promise(() => undefined) });
      const cancelled = fake.cancelled();
      await dialog.getByRole("button", { name: "Rewrite", exact: true }).click();
      expect(await dialog.getByRole("button", { name: "Rewriting..." }).isDisabled()).toBe(true);
      await expect.poll(() => fake.calls.length).toBeGreaterThan(0);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await dialog.waitFor({ state: "detached" });
      await expect.poll(fake.cancelled).toBeGreaterThan(cancelled);
      expect(await readJson(page)).toBe(custom);
      await expect.poll(() => countCredits(server.url, token)).toBe(10);
    },
  );

  test.runIf(isWhole)("asks a visitor to sign in", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openWithPost(page, custom);
    await getStage(page).waitFor();
    const dialog = await openRewrite(page);
    await dialog.getByText("Sign in to rewrite slides. Each rewrite costs 1 credit.").waitFor();
    expect(await dialog.getByRole("button", { name: "Rewrite", exact: true }).isDisabled()).toBe(
      true,
    );
    expect(await dialog.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/login?next=%2Fcreate",
    );
    expect(await findViolations(page)).toEqual([]);
  });
});
