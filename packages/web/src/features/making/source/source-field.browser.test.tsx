import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import type { GenerateRequest } from "@slideloom/core/contract/generation";
import type { SourceResponse } from "@slideloom/core/contract/sources";
import { samplePostText } from "@slideloom/core/document";
import { draftLabel } from "@slideloom/core/sources";
import { beforeEach, describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, getDocument, showCarousel } from "../../../state/carousel-store.ts";
import { restartHistory } from "../../../state/history.ts";
import { useSourceStore } from "../../../state/source-store.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { formFold } from "../controls/form-fold.ts";
import { initialGenerationForm, useGenerationFormStore } from "../form/generation-form-store.ts";
import { generationRun } from "../../../state/generation-store.ts";
import type { Offer } from "../../../reading/worker/offer.ts";
import { makeSlides } from "../start/make-slides.ts";
import { clearSource, offerRead, useSource } from "./source-store.ts";
import { GenerateForm } from "../form/generate-form.tsx";

const read: SourceResponse = {
  source: {
    id: "src_oven",
    kind: "web",
    title: "Three weeks without an oven",
    url: "https://blog.example/oven",
    language: "en",
    characters: 1234,
    hash: "sha256:0",
    read: {
      by: "Readability",
      isCut: false,
      left: ["1 hidden part: Ignore all"],
      doubts: [{ code: "paywall", message: "This may be a teaser. Paste the whole text." }],
    },
  },
  passages: [
    { id: "p1", kind: "paragraph", text: "Our oven died.", place: {}, range: [0, 14] },
    { id: "p2", kind: "list", text: "Tell people", level: 0, place: {}, range: [15, 26] },
  ],
  kept_until: null,
};
const kept = {
  ...read,
  source: { ...read.source, id: "src_kept" },
  kept_until: "2030-01-01T00:00:00.000Z",
};

const oven = "https://blog.example/oven.jpg";
const bread = "https://blog.example/bread.jpg";
const illustrated: SourceResponse = {
  ...read,
  source: {
    ...read.source,
    images: [
      { url: oven, alt: "Our oven", passage: "p1", credit: { author: "Ada Moor" } },
      { url: bread, alt: "The last loaf", passage: "p2" },
    ],
  },
};

const ovenOffer: Offer = {
  name: "Web page",
  ways: ["draft"],
  way: "draft",
  post: {
    title: "Three weeks without an oven",
    content: [
      { header: "What we learned", description: [], sources: ["p2"] },
      { header: "Our oven died", description: [], sources: ["p1"] },
    ],
  },
  mediaUrls: {},
  notes: [],
  material: illustrated,
  isCountable: true,
  units: [],
  posts: 1,
};

beforeEach(() => {
  restartHistory(() => showCarousel(emptyEdited));
  useGenerationFormStore.setState(initialGenerationForm);
  formFold.write({ chosen: null, isTyped: false });
  generationRun.leave();
  generationRun.store.setState({ response: null });
  useSourceStore.setState({ held: {}, gone: [] });
  clearSource();
});

const field = page.getByRole("textbox", { name: "Source (optional)" });
const card = page.getByRole("region", { name: "Your source" });
const readButton = page.getByRole("button", { name: "Read", exact: true });
const generateButton = page.getByRole("button", { name: "Generate", exact: true });

async function open(server: FakeServer) {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("builtin", 3)));
  await renderInApp(<GenerateForm />);
}

function answerGeneration(server: FakeServer) {
  server.on("POST /api/generate-carousel", () =>
    respond({
      content: samplePostText,
      remaining_credits: null,
      provider: "builtin",
      writer: { owner: "server", provider: "builtin", model: null },
      credits: 0,
      warnings: [draftLabel, "2 of 9 passages of the source aren't on any slide."],
    }),
  );
}

function getSentSource(server: FakeServer) {
  const [sent] = server.listSent("POST /api/generate-carousel");
  return (sent?.body as GenerateRequest | undefined)?.source;
}

describe("a source", () => {
  test("is shown before anything is made: what was read, left out and to be checked", async ({
    server,
  }) => {
    server.on("POST /api/sources", () => respond(read, 201));
    await open(server);
    await field.fill("Our oven died.\n\nTell people");
    await readButton.click();
    await expect.element(card).toBeVisible();
    expect(server.listSent("POST /api/sources")[0]?.body).toEqual({
      text: "Our oven died.\n\nTell people",
    });
    await expect.element(card).toHaveTextContent("Three weeks without an oven");
    await expect.element(card).toHaveTextContent("Web page · 1,234 characters · English");
    await expect.element(card).toHaveTextContent("1 hidden part: Ignore all");
    await expect.element(card).toHaveTextContent("This may be a teaser.");
    await expect.element(page.getByRole("heading", { name: "Your source" })).toHaveFocus();
    await page.getByText("2 passages").click();
    const texts = page.getByRole("region", { name: "Text of the source" });
    await expect.element(texts).toHaveTextContent("Our oven died.• Tell people");
  });

  test("that is typed and not read yet is read first when the post is generated", async ({
    server,
  }) => {
    server.on("POST /api/sources", () => respond(read, 201));
    answerGeneration(server);
    await open(server);
    await field.fill("https://blog.example/oven");
    await generateButton.click();
    await expect.poll(() => getSentSource(server)).toMatchObject({ source: { id: "src_oven" } });
    expect(server.listSent("POST /api/sources")).toHaveLength(1);
  });

  test("that can't be read says so, and nothing is generated without it", async ({ server }) => {
    const message = "blog.example has no page at this address (status 404). Check the address.";
    server.on("POST /api/sources", () => respond({ message }, 422));
    await open(server);
    await page.getByRole("textbox", { name: "Topic" }).fill("Ovens");
    await field.fill("https://blog.example/oven");
    await generateButton.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(message);
    expect(server.listSent("POST /api/generate-carousel")).toHaveLength(0);
    await expect.element(field).toHaveValue("https://blog.example/oven");
  });

  test("has further ones beside it, which can be removed; the post is made from all", async ({
    server,
  }) => {
    const guests = { ...kept, source: { ...read.source, id: "src_guests", title: "Our guests" } };
    const answers = [read, guests, kept];
    server.on("POST /api/sources", () => respond(answers.shift() ?? read, 201));
    answerGeneration(server);
    await open(server);
    await field.fill("Our oven died.");
    await readButton.click();
    const another = page.getByRole("textbox", { name: "Another source (optional)" });
    const add = page.getByRole("button", { name: "Add another source" });
    await add.click();
    await expect.element(another).toHaveFocus();
    await another.fill("Our guests said it was fine.");
    await readButton.click();
    await expect
      .element(page.getByRole("region", { name: "Further source: Our guests" }))
      .toHaveTextContent("2 passages, 1 part left out");
    await add.click();
    await another.fill("A third text.");
    await generateButton.click();
    const sent = () =>
      (server.listSent("POST /api/generate-carousel")[0]?.body as GenerateRequest | undefined)
        ?.sources;
    await expect
      .poll(sent)
      .toMatchObject([{ source: { id: "src_oven" } }, { id: "src_guests" }, { id: "src_kept" }]);
  });

  test("is replaced by the next one if it is removed", async ({ server }) => {
    const guests = { ...kept, source: { ...read.source, id: "src_guests", title: "Our guests" } };
    const answers = [read, guests];
    server.on("POST /api/sources", () => respond(answers.shift() ?? read, 201));
    await open(server);
    await field.fill("Our oven died.");
    await readButton.click();
    await page.getByRole("button", { name: "Add another source" }).click();
    await page
      .getByRole("textbox", { name: "Another source (optional)" })
      .fill("Our guests said it was fine.");
    await readButton.click();
    await page.getByRole("button", { name: "Remove the source" }).click();
    await expect.element(card).toHaveTextContent("Our guests");
    await page.getByRole("button", { name: "Remove the source" }).click();
    await expect.element(field).toBeVisible();
  });

  test("with steps has a choice of what a slide is made of; questions are a choice, too", async ({
    server,
  }) => {
    const steps = ["Rinse", "Chop", "Serve"].map((step, index) => ({
      id: `p${index + 3}`,
      kind: "list",
      text: step,
      level: 0,
      place: {},
      range: [index * 9 + 27, index * 9 + 27 + step.length],
    }));
    server.on("POST /api/sources", () =>
      respond({ ...read, passages: [...read.passages, ...steps] }, 201),
    );
    answerGeneration(server);
    await open(server);
    await field.fill("Our oven died.");
    await readButton.click();
    await page.getByRole("combobox", { name: "One slide per" }).click();
    await page.getByRole("option", { name: "Step" }).click();
    await page.getByRole("switch", { name: "Add questions if the text is too short" }).click();
    await generateButton.click();
    await expect
      .poll(() => server.listSent("POST /api/generate-carousel")[0]?.body)
      .toMatchObject({ per: "step", questions: true });
  });

  test("makes slides without a topic; the draft's label says what they are", async ({ server }) => {
    server.on("POST /api/sources", () => respond(read, 201));
    answerGeneration(server);
    await open(server);
    await expect.element(generateButton).toBeDisabled();
    await field.fill("https://blog.example/oven");
    await userEvent.keyboard("{Enter}");
    await expect.element(card).toBeVisible();
    expect(server.listSent("POST /api/sources")[0]?.body).toEqual({
      url: "https://blog.example/oven",
    });
    await generateButton.click();
    await expect.element(page.getByText(draftLabel)).toBeVisible();
    await expect
      .element(page.getByText("2 of 9 passages of the source aren't on any slide."))
      .toBeVisible();
    const { source, passages } = read;
    expect(getSentSource(server)).toEqual({ source, passages });
    expect(useSourceStore.getState().held["src_oven"]?.passages).toEqual(passages);
  });

  test("that the account keeps is named by its id, and can be used again", async ({ server }) => {
    signIn();
    server
      .on("GET /api/sources", () =>
        respond({ sources: [{ source: kept.source, kept_until: kept.kept_until }] }),
      )
      .on("GET /api/sources/src_kept", () => respond(kept))
      .on("GET /api/auth/me", () => respond({}, 500))
      .on("GET /api/credits", () => respond({}, 500))
      .on("GET /api/writers/order", () => respond({ writers: [] }));
    answerGeneration(server);
    await open(server);
    await page.getByText("Recent sources").click();
    await page.getByRole("button", { name: "Three weeks without an oven" }).click();
    await expect.element(card).toHaveTextContent("Stored in your account for a week.");
    await generateButton.click();
    await expect.element(page.getByText(draftLabel)).toBeVisible();
    expect(getSentSource(server)).toEqual({ id: "src_kept" });
  });

  test("that can't be read says why, and what was typed stays", async ({ server }) => {
    const message = "The page asks for a login. Copy its text and paste it here.";
    server.on("POST /api/sources", () => respond({ message }, 422));
    await open(server);
    await field.fill("https://closed.example/");
    await readButton.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(message);
    await expect.element(field).toHaveValue("https://closed.example/");
  });

  test("can be another part of a feed, and can be removed", async ({ server }) => {
    const choices = [
      { id: "1", title: "First post" },
      { id: "2", title: "Second post" },
    ];
    server.on("POST /api/sources", () => respond({ ...read, choices }, 201));
    await open(server);
    await field.fill("blog.example/feed");
    await readButton.click();
    await page.getByRole("combobox", { name: "Part of the source" }).click();
    await page.getByRole("option", { name: "Second post" }).click();
    await expect
      .poll(() => server.listSent("POST /api/sources")[1]?.body)
      .toEqual({ url: "https://blog.example/feed", choice: "2" });
    await page.getByRole("button", { name: "Remove the source" }).click();
    await expect.element(field).toBeVisible();
  });

  test("pasted with structure is sent as HTML", async ({ server }) => {
    server.on("POST /api/sources", () => respond(read, 201));
    await open(server);
    const clipboard = new DataTransfer();
    clipboard.setData("text/plain", "Tea\nHot");
    clipboard.setData("text/html", "<h1>Tea</h1><p>Hot</p>");
    field
      .element()
      .dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }),
      );
    await expect.element(field).toHaveValue("Tea\nHot");
    await readButton.click();
    await expect.element(card).toBeVisible();
    const { body } = server.listSent("POST /api/sources")[0] ?? {};
    expect(await (body as Blob).text()).toContain("<h1>Tea</h1><p>Hot</p>");
  });

  test("can be cancelled while it is read", async ({ server }) => {
    server.hold("POST /api/sources");
    await open(server);
    await field.fill("Tea");
    await readButton.click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.element(readButton).toBeEnabled();
    await expect.element(field).toHaveValue("Tea");
  });
});

test("says at the outline's button what it needs", async ({ server }) => {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("openai", 3)));
  server.on("POST /api/sources", () => respond({ message: "This page needs a login." }, 422));
  await renderInApp(<GenerateForm />);
  const outline = page.getByRole("button", { name: "Outline first" });
  await expect.element(outline).toBeDisabled();
  await expect
    .element(page.getByText("For an outline, enter a topic or add a source."))
    .toBeVisible();
  await field.fill("https://blog.example/oven");
  await readButton.click();
  await expect.element(page.getByText("This page needs a login.")).toBeVisible();
  await expect.element(outline).toBeDisabled();
  await expect
    .element(outline)
    .toHaveAccessibleDescription("For an outline, read your source first, or remove it.");
  // Files of tests share the page's stores.
  clearSource();
});

describe("images of the source", () => {
  const summary = page.getByText(/^2 images/);

  test("chosen ones are named in the request, none by default", async ({ server }) => {
    server.on("POST /api/sources", () => respond(illustrated, 201));
    server.on("GET /api/media/fetch", () => new Response(null, { status: 404 }));
    answerGeneration(server);
    await open(server);
    await field.fill("https://blog.example/oven");
    await readButton.click();
    await summary.click();
    await generateButton.click();
    await expect.poll(() => server.listSent("POST /api/generate-carousel")).toHaveLength(1);
    expect(server.listSent("POST /api/generate-carousel")[0]?.body).not.toHaveProperty("images");
  });

  test("a chosen one is on the slide with the words around it, with alt text and credit", async ({
    server,
  }) => {
    server.on("GET /api/media/fetch", () => new Response(null, { status: 404 }));
    await open(server);
    offerRead("", illustrated);
    await summary.click();
    await page.getByRole("button", { name: "Add The last loaf" }).click();
    await expect.element(page.getByText("2 images, 1 chosen")).toBeVisible();
    await page.getByRole("button", { name: "Choose all" }).click();
    await page.getByRole("button", { name: "Add The last loaf" }).click();
    expect(useSource.getState().images).toEqual([oven]);
    makeSlides(ovenOffer);
    const media = getDocument().post?.content.map((slide) => slide.media);
    expect(media).toEqual([
      undefined,
      { url: oven, alt: "Our oven", credit: { author: "Ada Moor" } },
    ]);
    expect(useSource.getState().images).toEqual([]);
  });
});
