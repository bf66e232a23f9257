import type { RewriteSlideEvents } from "@slideloom/core/contract/slide-rewrite";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { setPageOwner } from "../../../lib/kept/kept.ts";
import { getDocument } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput, settleDocument } from "../../../state/json-text.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { ada, renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { openRewriteDialog, useRewriteStore } from "./rewrite-store.ts";
import { RewriteForm } from "./rewrite-form.tsx";

/** Opens the dialog's form on a slide, at a server with a model. */
async function show(server: FakeServer) {
  server.on("GET /api/auth/me", () => respond(ada));
  server.on("GET /api/credits", () =>
    respond({ credits: 5, plan: "free", limit: 10, resetsAt: "2026-12-26T00:00:00.000Z" }),
  );
  server.on("GET /api/writers/order", () =>
    respond({ writers: [{ owner: "server", provider: "openai", model: "m", credits: 1 }] }),
  );
  signIn();
  setPageOwner(ada.id);
  setJsonInput(JSON.stringify(post));
  settleDocument();
  openRewriteDialog(0);
  await renderInApp(<RewriteForm />);
}

const text = (value: string) => [{ type: "text", value }];
const post = { title: "T", content: [{ header: "One", description: text("Long words. Two.") }] };
const writer = { owner: "server", provider: "openai", model: "m" } as const;

/** Answers the rewrite route with an event stream that ends when `close` is called. */
function openStream(server: FakeServer) {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sink = controller) });
  const headers = { "content-type": "text/event-stream" };
  server.on("POST /api/rewrite-slide", () => new Response(body, { headers }));
  return {
    send: (name: keyof RewriteSlideEvents, event: object) =>
      sink?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(event)}\n\n`)),
    close: () => sink?.close(),
  };
}

test("words appear while they are written; a slide is split in one undo step", async ({
  server,
}) => {
  await show(server);
  const { send, close } = openStream(server);
  await page.getByRole("checkbox", { name: "Split into two slides" }).click();
  await page.getByRole("button", { name: /^Rewrite/ }).click();
  const first = { header: "First", description: text("Long wo") };
  send("words", { slides: [first] });
  await expect.element(page.getByRole("group", { name: "New words" })).toHaveTextContent("Long wo");
  expect(getDocument().post).toEqual(post);
  const slide = { header: "First", description: text("Long words.") };
  const second = { header: "Second", description: text("Two.") };
  send("done", { slide, second, remaining_credits: 4, writer });
  close();
  await expect.poll(() => getDocument().post?.content).toEqual([slide, second]);
  expect(server.listSent("POST /api/rewrite-slide")[0]?.body).toMatchObject({ split: true });
  expect(undo()).toBe("Split slide 1");
  expect(getDocument().post).toEqual(post);
});

test("a stream that breaks leaves the slide as it was, and says so", async ({ server }) => {
  await show(server);
  const { send, close } = openStream(server);
  await page.getByRole("button", { name: "Plainer" }).click();
  await page.getByRole("button", { name: /^Rewrite/ }).click();
  send("words", { slides: [{ header: "First", description: [] }] });
  await expect.element(page.getByRole("group", { name: "New words" })).toBeInTheDocument();
  close();
  await expect.element(page.getByText(/^The connection was lost/)).toBeInTheDocument();
  await expect.element(page.getByRole("group", { name: "New words" })).not.toBeInTheDocument();
  expect(getDocument().post).toEqual(post);
});

test("suggestions and a translation are written into the instruction", async ({ server }) => {
  await show(server);
  await page.getByRole("button", { name: "Plainer" }).click();
  await page.getByRole("combobox", { name: "Translate into" }).selectOptions("German");
  expect(useRewriteStore.getState().instruction).toBe(
    "Use simpler words and shorter sentences. Translate it into German.",
  );
});
