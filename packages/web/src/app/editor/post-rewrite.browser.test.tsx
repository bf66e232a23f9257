import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import type { PostRewriteEvents } from "@slideloom/core/contract/post-rewrite";
import type { Post, Slide } from "@slideloom/core/document";
import { afterEach, beforeAll, expect } from "vitest";
import { page } from "vitest/browser";
import { PostRewriteMenu } from "../../features/making/post-rewrite/post-rewrite-menu.tsx";
import {
  closePostRewrite,
  openPostRewrite,
} from "../../features/making/post-rewrite/post-rewrite-store.ts";
import { setPageOwner } from "../../lib/kept/kept.ts";
import { editOwnCaption } from "../../state/caption-edits.ts";
import { getCaptions, getDocument } from "../../state/carousel-store.ts";
import { startFactChecks } from "../../state/fact-checking.ts";
import { generationRun, useGenerationStore } from "../../state/generation-store.ts";
import { undo } from "../../state/history.ts";
import { setJsonInput, settleDocument } from "../../state/json-text.ts";
import { useToastStore } from "../../state/toast-store.ts";
import { closeOvenPost, openOvenPost, ovenPost } from "../../testing/facts.fixture.ts";
import { type FakeServer, respond } from "../../testing/fake-server.fixture.ts";
import { ada, renderInApp, signIn } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { EditorPostRewrite } from "./post-rewrite.tsx";

const writer = { owner: "server", provider: "openai", model: "m" } as const;
const outline = { owner: "server", provider: "builtin", model: null } as const;

beforeAll(startFactChecks);
afterEach(() => {
  closePostRewrite();
  generationRun.cancel();
  for (const service of ["x", "linkedin", "mastodon"] as const) editOwnCaption(service, null);
  closeOvenPost();
});

/** Signs in at a server with a model, or without one. */
async function show(server: FakeServer, { hasModel = true } = {}) {
  const first = hasModel ? { ...writer, credits: 1 } : { ...outline, credits: 1 };
  const provider = hasModel ? "openai" : "builtin";
  server.on("GET /api/auth/me", () => respond(ada));
  server.on("GET /api/credits", () =>
    respond({ credits: 5, plan: "free", limit: 10, resetsAt: "2026-12-26T00:00:00.000Z" }),
  );
  server.on("GET /api/writers/order", () => respond({ writers: [first] }));
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions(provider, 3)));
  signIn();
  setPageOwner(ada.id);
  openOvenPost();
  await renderInApp(
    <>
      <PostRewriteMenu disabled={false} />
      <EditorPostRewrite />
    </>,
  );
}

/** A stream of events, held open until it is closed. */
function openStream(server: FakeServer) {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sink = controller) });
  const headers = { "content-type": "text/event-stream" };
  server.on("POST /api/rewrite-post", () => new Response(body, { headers }));
  return {
    send: <Name extends keyof PostRewriteEvents>(name: Name, event: PostRewriteEvents[Name]) =>
      sink?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(event)}\n\n`)),
    close: () => sink?.close(),
  };
}

const slide = { header: "Zurück", description: [{ type: "text", value: "Neue Worte." }] };
const done: PostRewriteEvents["done"] = {
  title: "Der Ofen",
  slides: [{ index: 1, slide }],
  remaining_credits: 4,
  credits: 1,
  writer,
  warnings: ["Slide 3 wasn't rewritten: the new text was missing a link."],
};
const turn = { writer, credits: 1, ahead: 0, failures: [] };

async function startTranslation() {
  await page.getByRole("menuitem", { name: /^Translate… 1 credit$/ }).click();
  await page.getByRole("combobox", { name: "Language" }).fill("German");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Translate/ })
    .click();
}

const shownHeader = () => useGenerationStore.getState().run?.post?.content[1]?.header;
const lastToast = () => useToastStore.getState().toast;

test("a translation is shown slide by slide, then replaces the words in one undo step", async ({
  server,
}) => {
  await show(server);
  const { send, close } = openStream(server);
  await startTranslation();
  send("writer", turn);
  send("slide", { index: 1, slide });
  await expect.poll(shownHeader).toBe("Zurück");
  expect(getDocument().post).toEqual(ovenPost);
  send("done", done);
  close();
  await expect.poll(() => getDocument().post?.title).toBe("Der Ofen");
  const [, before] = ovenPost.content;
  expect(getDocument().post).toEqual({
    ...ovenPost,
    title: "Der Ofen",
    content: ovenPost.content.with(1, { ...getDocument().post?.content[1], ...slide }),
  });
  expect(before?.header).not.toBe("Zurück");
  expect(lastToast()?.description).toBe(
    "Written by m of this server, for 1 credit. Slide 3 wasn't rewritten: the new text was missing a link.",
  );
  expect(undo()).toBe("Translate into German");
  expect(getDocument().post).toEqual(ovenPost);
});

test("a stream that breaks leaves the post, and the dialog says why", async ({ server }) => {
  await show(server);
  const { send, close } = openStream(server);
  await startTranslation();
  send("writer", turn);
  send("slide", { index: 1, slide });
  close();
  await expect
    .element(page.getByRole("dialog", { name: "Translate the post" }))
    .toHaveTextContent("The connection was lost");
  expect(getDocument().post).toEqual(ovenPost);
  expect(useGenerationStore.getState().run).toBeNull();
});

test("a slide that changed in the meantime keeps its newer words", async ({ server }) => {
  await show(server);
  const { send, close } = openStream(server);
  await startTranslation();
  send("writer", turn);
  await expect.poll(() => useGenerationStore.getState().run?.turn).toEqual(turn);
  const newer = { ...ovenPost, content: ovenPost.content.with(1, { ...slide, header: "Newer" }) };
  setJsonInput(JSON.stringify(newer));
  settleDocument();
  send("done", done);
  close();
  await expect
    .poll(() => lastToast()?.description)
    .toContain("Slide 2 changed during the rewrite, so we kept your version.");
  expect(getDocument().post?.content[1]?.header).toBe("Newer");
});

test("a title that changed in the meantime stays", async ({ server }) => {
  await show(server);
  const { send, close } = openStream(server);
  await startTranslation();
  send("writer", turn);
  await expect.poll(() => useGenerationStore.getState().run?.turn).toEqual(turn);
  setJsonInput(JSON.stringify({ ...ovenPost, title: "My oven" }));
  settleDocument();
  send("done", done);
  close();
  await expect.poll(() => getDocument().post?.content[1]?.header).toBe(slide.header);
  expect(getDocument().post?.title).toBe("My oven");
});

function openCaptioned(): Post {
  const [cover, ...others] = ovenPost.content;
  const media = { url: "https://example.com/oven.png", alt: "An oven" };
  const content = [{ ...cover, media, alt: "Our oven" } as Slide, ...others];
  const post = { ...ovenPost, caption: "Read on.", content };
  openOvenPost(post);
  for (const service of ["x", "linkedin", "mastodon"] as const) {
    editOwnCaption(service, `For ${service}`);
  }
  return post;
}

test("a translation has its captions and alt texts, in the same undo step", async ({ server }) => {
  await show(server);
  const post = openCaptioned();
  const { send, close } = openStream(server);
  await startTranslation();
  await expect.poll(() => server.listSent("POST /api/rewrite-post")).toHaveLength(1);
  send("writer", turn);
  const [cover] = post.content;
  if (!cover) throw new Error("The post has no cover.");
  const { media: _media, ...words } = cover;
  send("done", {
    ...done,
    caption: null,
    captions: { x: "Für X", linkedin: null },
    slides: [{ index: 0, slide: { ...words, alt: "Unser Ofen", mediaAlt: "Ein Ofen" } }],
    warnings: ["The caption wasn't translated."],
  });
  close();
  await expect.poll(() => getDocument().post?.title).toBe("Der Ofen");
  expect(getDocument().post?.caption).toBeUndefined();
  expect(getDocument().post?.content[0]).toMatchObject({
    alt: "Unser Ofen",
    media: { url: "https://example.com/oven.png", alt: "Ein Ofen" },
  });
  expect(getCaptions()).toEqual({ x: "Für X", mastodon: "For mastodon" });
  expect(lastToast()?.description).toContain("The caption wasn't translated.");
  expect(undo()).toBe("Translate into German");
  expect(getDocument().post).toEqual(post);
  expect(getCaptions()).toEqual({
    x: "For x",
    linkedin: "For linkedin",
    mastodon: "For mastodon",
  });
});

test("the captions are sent; one that changed in the meantime stays, and is named", async ({
  server,
}) => {
  await show(server);
  openCaptioned();
  const { send, close } = openStream(server);
  await startTranslation();
  await expect.poll(() => useGenerationStore.getState().run).not.toBeNull();
  send("writer", turn);
  await expect.poll(() => useGenerationStore.getState().run?.turn).toEqual(turn);
  expect(server.listSent("POST /api/rewrite-post").at(-1)?.body).toMatchObject({
    captions: { x: "For x", linkedin: "For linkedin", mastodon: "For mastodon" },
  });
  editOwnCaption("x", "Newer");
  send("done", { ...done, captions: { x: "Für X", linkedin: "Für LinkedIn" } });
  close();
  await expect.poll(() => getCaptions().linkedin).toBe("Für LinkedIn");
  expect(getCaptions().x).toBe("Newer");
  expect(lastToast()?.description).toContain(
    "The caption for X changed during the rewrite, so we kept your version.",
  );
});

test("without a model, a repair offers the source's words, and says what it needs", async ({
  server,
}) => {
  await show(server, { hasModel: false });
  await page.getByRole("menuitem", { name: /^Repair \d slides… Needs an AI model$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Repair the slides" });
  await expect
    .element(dialog)
    .toHaveTextContent("Rewriting a post needs an AI model, and none is set up.");
  await expect
    .element(dialog.getByRole("link", { name: "Add a model with your own key" }))
    .toHaveAttribute("href", "/account#writers");
  await expect.element(dialog.getByRole("button", { name: /^Repair/ })).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Use 38%" }).first().click();
  expect(getDocument().post?.content[1]?.header).toBe("::38%:: came back");
});

test("a tone is chosen in the dialog, and sent", async ({ server }) => {
  await show(server);
  server.on("POST /api/rewrite-post", () => respond({ message: "No." }, 502));
  openPostRewrite("tone");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Rewrite/ })
    .click();
  await expect.element(page.getByRole("dialog")).toHaveTextContent("No.");
  const [sent] = server.listSent("POST /api/rewrite-post");
  expect(sent?.body).toMatchObject({ action: "tone", style: "professional" });
});
