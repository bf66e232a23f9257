import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import { parsePost } from "@slideloom/core/document";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, getDocument, showCarousel } from "../../../state/carousel-store.ts";
import { restartHistory } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { ada, renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { slowReaders } from "../../../testing/slow-readers.fixture.ts";
import { test } from "../../../testing/test.fixture.ts";
import { GenerateForm } from "../form/generate-form.tsx";
import { formFold } from "../controls/form-fold.ts";
import { initialGenerationForm, useGenerationFormStore } from "../form/generation-form-store.ts";
import { generationRun } from "../../../state/generation-store.ts";
import { openRewriteDialog, useRewriteStore } from "../rewrite/rewrite-store.ts";
import { rewriteSlide } from "../rewrite/rewrite-slide.ts";
import { useBrowserModelStore } from "./browser-model-store.ts";
import type { Availability } from "./language-model.ts";
import { rewritePostInBrowser } from "./rewrite-post-in-browser.ts";
import { writeInBrowser } from "./write-in-browser.ts";

/** A stub of Chrome's `LanguageModel` that answers every prompt with `reply`. */
function stubLanguageModel(
  availability: Availability,
  reply: string | (() => string),
  quota: object = { contextWindow: 9216, contextUsage: 1500 },
) {
  const asked: { text: string; schema: object }[] = [];
  let open = 0;
  let finishDownload = (): void => undefined;
  const downloaded = new Promise<void>((resolve) => (finishDownload = resolve));
  const monitor = new EventTarget();
  vi.stubGlobal("LanguageModel", {
    availability: async () => availability,
    create: async ({ monitor: watch }: { monitor?: (target: EventTarget) => void }) => {
      open++;
      watch?.(monitor);
      if (availability !== "available" && watch) await downloaded;
      return {
        ...quota,
        measureContextUsage: async (text: string) => text.length / 4,
        prompt: async (text: string, { responseConstraint }: { responseConstraint: object }) => {
          asked.push({ text, schema: responseConstraint });
          return typeof reply === "string" ? reply : reply();
        },
        destroy: () => open--,
      };
    },
  });
  return {
    asked,
    countOpen: () => open,
    download: (loaded: number) =>
      monitor.dispatchEvent(new ProgressEvent("downloadprogress", { loaded, total: 1 })),
    finishDownload: () => finishDownload(),
  };
}

const slide = JSON.stringify({
  header: "Meetings with an end",
  description: [{ type: "text", value: "A meeting with a written end is half as long." }],
  summary: null,
});

beforeEach(() => {
  restartHistory(() => showCarousel(emptyEdited));
  useGenerationFormStore.setState(initialGenerationForm);
  formFold.write({ chosen: true, isTyped: false });
  generationRun.leave();
  generationRun.store.setState({ response: null });
  useBrowserModelStore.setState({ availability: null, progress: null, isWanted: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(server: FakeServer) {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("builtin", 3)));
  server.on("GET /api/writers/order", () =>
    respond({ writers: [{ owner: "server", provider: "builtin", model: null, credits: 1 }] }),
  );
  server.on("GET /api/credits", () =>
    respond({ credits: 0, plan: "free", limit: 10, resetsAt: "2026-12-26T00:00:00.000Z" }),
  );
  server.on("GET /api/auth/me", () => respond(ada));
  server.on("GET /api/sources", () => respond({ sources: [] }));
  signIn();
  await renderInApp(<GenerateForm />);
  await page.getByText("You get headings and questions").click();
}

test("a browser without a model offers none", async ({ server }) => {
  vi.stubGlobal("LanguageModel", undefined);
  await open(server);
  await expect.element(page.getByText("Who writes: Outline without AI")).toBeVisible();
  await expect.poll(() => useBrowserModelStore.getState().availability).toBe("unavailable");
  expect(page.getByRole("button", { name: /browser's AI model/ }).elements()).toEqual([]);
});

test("the model is downloaded after a click, with progress, and then writes", async ({
  server,
}) => {
  const model = stubLanguageModel("downloadable", slide);
  await open(server);
  await page.getByRole("button", { name: "Download and use the AI model" }).click();
  model.download(0.4);
  await expect
    .element(page.getByRole("progressbar", { name: "Download" }))
    .toHaveAttribute("aria-valuenow", "40");
  model.finishDownload();
  await expect.element(page.getByText("Who writes: your browser's AI model")).toBeVisible();
  expect(model.countOpen()).toBe(0);
});

test("it writes the outline's open slides on this device, at 0 credits", async ({ server }) => {
  const model = stubLanguageModel("available", slide);
  await open(server);
  await page.getByRole("button", { name: "Use your browser's AI model" }).click();
  await page.getByRole("textbox", { name: "Topic" }).fill("Calm teams");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("Written by your browser's AI model · 0 credits"))
    .toBeVisible();
  const result = parsePost(getDocument().text);
  expect(result.ok && result.post.content.map(({ header }) => header)).toEqual(
    Array.from({ length: 8 }, () => "Meetings with an end"),
  );
  expect(model.asked).toHaveLength(8);
  expect(model.asked[0]?.text).toContain("Calm teams");
  expect(model.asked[0]?.schema).toMatchObject({ type: "object" });
  expect(server.listSent("POST /api/generate-carousel")).toEqual([]);
  expect(model.countOpen()).toBe(0);
});

test("slides that it can't write keep their questions, and are named", async ({ server }) => {
  const replies = ["Sorry, I can't.", `Here it is: \`\`\`json\n${slide}\n\`\`\``];
  stubLanguageModel("available", () => replies.shift() ?? slide);
  await open(server);
  await page.getByRole("button", { name: "Use your browser's AI model" }).click();
  await page.getByRole("textbox", { name: "Topic" }).fill("Calm teams");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText(/couldn't write 1 slide \(1\)\. Answer the question on this slide/))
    .toBeVisible();
});

test("a reply that takes too long to read leaves its slide's question, and the others are written", async ({
  server,
}) => {
  slowReaders("readReply");
  stubLanguageModel("available", slide);
  await open(server);
  await page.getByRole("button", { name: "Use your browser's AI model" }).click();
  await page.getByRole("textbox", { name: "Topic" }).fill("Calm teams");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/couldn't write 1 slide \(1\)\./)).toBeVisible();
  const headers = getDocument().post?.content.map(({ header }) => header) ?? [];
  expect(headers.filter((header) => header === "Meetings with an end")).toHaveLength(7);
});

test("notes that take too long to parse are used as plain paragraphs, with a warning", async () => {
  slowReaders("writeOutline");
  stubLanguageModel("available", slide);
  const { signal } = new AbortController();
  const ignore = () => undefined;
  const { content, warnings } = await writeInBrowser(
    { topic: "Tea", instructions: "- Boil\n\n- Pour", slides: 2 },
    { signal, onTitle: ignore, onSlide: ignore },
  );
  expect(JSON.stringify(content)).toContain("- Boil");
  expect(warnings).toEqual([
    "Your notes took too long to parse, so we used their paragraphs as plain text.",
  ]);
});

test("a rewrite whose reply takes too long to read says so, and the slide stays", async ({
  server,
}) => {
  slowReaders("readReply");
  stubLanguageModel("available", slide);
  await open(server);
  setJsonInput(JSON.stringify({ title: "T", content: [{ header: "Old", description: [] }] }));
  openRewriteDialog(0, "Shorter");
  await rewriteSlide(true);
  expect(useRewriteStore.getState().failure).toMatchObject({ status: 502 });
  expect(getDocument().text).toContain("Old");
});

test("it rewrites a slide without the server", async ({ server }) => {
  stubLanguageModel("available", slide);
  await open(server);
  const text = JSON.stringify({ title: "T", content: [{ header: "Old", description: [] }] });
  setJsonInput(text);
  openRewriteDialog(0, "Shorter");
  await rewriteSlide(true);
  expect(useRewriteStore.getState().failure).toBeNull();
  expect(getDocument().text).toContain("Meetings with an end");
  expect(server.listSent("POST /api/rewrite-slide")).toEqual([]);
});

const story = {
  title: "T",
  content: Array.from({ length: 9 }, (_, index) => ({
    header: `Old ${index + 1}`,
    description: [{ type: "text", value: "A sentence that goes on for a while. ".repeat(12) }],
  })),
};

test.for([
  ["all slides in a large window", { contextWindow: 9216, contextUsage: 900 }, [1, 9]],
  ["the neighbours in a small one", { inputQuota: 1800, inputUsage: 900 }, [4, 6]],
  ["only its slide in the smallest", { inputQuota: 1170, inputUsage: 900 }, []],
] as const)("a rewrite shows %s", async ([, quota, seen], { server }) => {
  const model = stubLanguageModel("available", slide, quota);
  await open(server);
  setJsonInput(JSON.stringify(story));
  openRewriteDialog(4, "Shorter");
  await rewriteSlide(true);
  expect(useRewriteStore.getState().failure).toBeNull();
  const [{ text } = { text: "" }] = model.asked;
  for (let number = 1; number <= 9; number++) {
    const [first = 10, last = 0] = seen;
    const isSeen = number === 5 || (number >= first && number <= last);
    expect(text.includes(`Old ${number}`), `slide ${number}`).toBe(isSeen);
  }
  expect(model.countOpen()).toBe(0);
});

test("a window that holds no question says so, and the slide stays", async ({ server }) => {
  const model = stubLanguageModel("available", slide, { inputQuota: 1000, inputUsage: 900 });
  await open(server);
  setJsonInput(JSON.stringify(story));
  openRewriteDialog(4, "Shorter");
  await rewriteSlide(true);
  expect(useRewriteStore.getState().failure).toMatchObject({ status: 413 });
  expect(model.asked).toEqual([]);
  expect(getDocument().text).toContain("Old 5");
});

test("a translation has captions and alt texts, and names what it lacks", async () => {
  const replies = [
    { title: "Tee", slides: [{ header: "Tasse", description: [], summary: null, alt: "Tasse" }] },
    { caption: "Lies weiter." },
    { x: "" },
  ];
  const { asked } = stubLanguageModel("available", () => JSON.stringify(replies.shift()));
  const post = {
    title: "Tea",
    caption: "Read on.",
    content: [{ header: "Cup", description: [], alt: "A cup" }],
  };
  const wish = { action: "translate", language: "German", captions: { x: "Tea?" } } as const;
  const listeners = {
    signal: new AbortController().signal,
    onTitle: () => undefined,
    onSlide: () => undefined,
  };
  const response = await rewritePostInBrowser(post, wish, listeners);
  expect(asked).toHaveLength(3);
  expect(response).toMatchObject({
    title: "Tee",
    caption: "Lies weiter.",
    captions: { x: null },
    slides: [{ index: 0, slide: { header: "Tasse", alt: "Tasse" } }],
    warnings: [
      "The caption for X wasn't translated, so we removed it. The post's caption is used there.",
    ],
  });
});
