import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import type { EndpointResponse } from "@slideloom/core/contract/endpoint-types";
import type { SourceResponse } from "@slideloom/core/contract/sources";
import { samplePostText } from "@slideloom/core/document";
import { afterEach, beforeEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, showCarousel } from "../../../state/carousel-store.ts";
import { useToastStore } from "../../../state/toast-store.ts";
import { keepSource } from "../../../lib/sources.ts";
import { restartHistory } from "../../../state/history.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { formFold } from "../controls/form-fold.ts";
import { initialGenerationForm, useGenerationFormStore } from "../form/generation-form-store.ts";
import { generationRun } from "../../../state/generation-store.ts";
import { clearPlan, planRun, usePlanStore } from "./plan-store.ts";
import { clearSource, useSource } from "../source/source-store.ts";
import { GenerateForm } from "../form/generate-form.tsx";
import { OutlinePage } from "./outline-page.tsx";
import { outlinePage, useIsOutlineShown } from "./outline-place.ts";

const writer = { owner: "server", provider: "openai", model: "m" } as const;

const plan: EndpointResponse<"planOutline"> = {
  writer,
  facts: [
    {
      id: "f1",
      passages: ["p1"],
      kind: "number",
      evidence: "only 4 of 120 cups cracked",
      text: "4 of 120 cups cracked",
      weight: 3,
    },
  ],
  outline: {
    reader: "Potters",
    promise: "Whole cups",
    items: [
      { id: "o1", role: "cover", layout: null, point: "Cups crack", facts: [] },
      { id: "o2", role: "proof", layout: "number", point: "Few crack now", facts: ["f1"] },
      { id: "o3", role: "closing", layout: null, point: "Wait longer", facts: [] },
    ],
    left: "The rent.",
  },
  hooks: [
    { id: "h1", kind: "number", text: "4 of 120", facts: ["f1"] },
    { id: "h2", kind: "mistake", text: "We opened it too soon", facts: [] },
  ],
};

const kiln: SourceResponse = {
  source: {
    id: "src_kiln",
    kind: "pdf",
    title: "The kiln",
    characters: 60,
    hash: "sha256:1",
    read: { by: "pdf.js", isCut: false, left: [], doubts: [] },
  },
  passages: [
    {
      id: "p1",
      kind: "paragraph",
      text: "Since then only 4 of 120 cups cracked, and the rent fell.",
      place: { page: 2, section: "What changed" },
      range: [0, 57],
    },
  ],
  kept_until: "2026-12-03T00:00:00.000Z",
};

beforeEach(() => {
  clearSource();
  restartHistory(() => showCarousel(emptyEdited));
  useGenerationFormStore.setState({ ...initialGenerationForm, topic: "Cups" });
  formFold.write({ chosen: null, isTyped: false });
  generationRun.leave();
  generationRun.store.setState({ response: null });
  clearPlan();
});

afterEach(() => {
  outlinePage.close();
  clearPlan();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const readPoints = () =>
  page
    .getByRole("textbox", { name: /^Point of slide/ })
    .elements()
    .map((field) => (field as HTMLTextAreaElement).value);

/** The form, and the outline in place of the slides. */
function Making() {
  return (
    <>
      <GenerateForm />
      {useIsOutlineShown() && <OutlinePage onWritten={() => undefined} />}
    </>
  );
}

async function open(server: FakeServer, planned = plan) {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("openai", 3)));
  server.on("POST /api/outline", () => respond(planned));
  const form = await renderInApp(<Making />);
  await button("Outline first").click();
  await expect.element(page.getByRole("radiogroup", { name: "Hook" })).toBeVisible();
  return form;
}

/** Answers a route with a new event stream per request. The returned function sends an event. */
function streamEvents(server: FakeServer, route: string): (name: string, data: unknown) => void {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const waiting: Uint8Array[] = [];
  server.on(route, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
        for (const bytes of waiting.splice(0)) started.enqueue(bytes);
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return (name, data) => {
    const bytes = new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    if (controller) controller.enqueue(bytes);
    else waiting.push(bytes);
  };
}

test("the outline is edited, a hook chosen, and the slides follow both", async ({ server }) => {
  const sent: unknown[] = [];
  await open(server);
  server.on("POST /api/generate-carousel", ({ body }) => {
    sent.push(body);
    return respond({
      content: samplePostText,
      remaining_credits: null,
      provider: "openai",
      writer,
      credits: 0,
    });
  });
  expect(readPoints()).toEqual(["Cups crack", "Few crack now", "Wait longer"]);
  await expect.element(page.getByText("Left out: The rent.")).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Facts" }))
    .toHaveTextContent("4 of 120 cups cracked“only 4 of 120 cups cracked”");
  await page.getByText("1 fact").click();
  await expect.element(page.getByText(/“only 4 of 120 cups cracked”/).first()).toBeVisible();

  await page.getByRole("textbox", { name: "Point of slide 2" }).click();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(readPoints()).toEqual(["Few crack now", "Cups crack", "Wait longer"]);
  await button("Move slide 1 down").click();
  await button("Remove slide 3").click();
  await button("Add slide").click();
  expect(readPoints()).toEqual(["Cups crack", "Your point", "Few crack now"]);
  await userEvent.keyboard("Why they crack");
  expect(readPoints()).toEqual(["Cups crack", "Why they crack", "Few crack now"]);
  await page.getByRole("combobox", { name: "Layout of slide 2" }).selectOptions("steps");
  await page.getByRole("radio", { name: /We opened it too soon/ }).click();

  await button("Write slides").click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    topic: "Cups",
    slides: 3,
    hook: "We opened it too soon",
    facts: plan.facts,
    outline: {
      items: [
        { id: "o1", point: "Cups crack" },
        { id: "o3", point: "Why they crack", layout: "steps" },
        { id: "o2", point: "Few crack now", layout: "number" },
      ],
    },
  });
});

test("slides are moved by their handles and buttons, and the focus follows", async ({ server }) => {
  await open(server);
  (button("Move slide 1").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("Slide 1 is picked up, at position 1 of 3"))
    .toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByText("Slide 1 is over position 2 of 3")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByText("Slide 1 is over position 3 of 3")).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.poll(readPoints).toEqual(["Few crack now", "Wait longer", "Cups crack"]);

  await button("Move slide 3 up").click();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move slide 2 up");
  await userEvent.keyboard("{Enter}");
  expect(readPoints()).toEqual(["Cups crack", "Few crack now", "Wait longer"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move slide 1");
});

test("a dropped slide and a discarded outline come back with Undo", async ({ server }) => {
  await open(server);
  const undo = () => useToastStore.getState().toast?.action?.run();
  await button("Remove slide 2").click();
  expect(readPoints()).toEqual(["Cups crack", "Wait longer"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove slide 2");
  undo();
  await expect.poll(readPoints).toEqual(["Cups crack", "Few crack now", "Wait longer"]);
  await button("Discard").click();
  expect(readPoints()).toEqual([]);
  undo();
  await expect.poll(readPoints).toEqual(["Cups crack", "Few crack now", "Wait longer"]);
});

test("a fact shows its passage with the place and the words that prove it", async ({ server }) => {
  useSource.setState({ read: kiln });
  await open(server);
  await page
    .getByRole("region", { name: "Facts" })
    .getByRole("button", { name: "From: What changed, ¶1" })
    .click();
  const passage = page.getByRole("dialog", { name: "From the source" });
  await expect.element(passage).toHaveTextContent("page 2, What changed, ¶1");
  await expect.element(passage.getByRole("mark")).toHaveTextContent("only 4 of 120 cups cracked");
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement?.textContent).toBe("From: What changed, ¶1");
});

test("the edited plan, its hook and source survive a reload", async ({ server }) => {
  await keepSource(kiln);
  useSource.setState({ read: kiln });
  const form = await open(server);
  await page.getByRole("textbox", { name: "Point of slide 2" }).fill("Hardly any crack");
  await page.getByRole("radio", { name: /We opened it too soon/ }).click();
  await form.unmount();
  planRun.leave();
  usePlanStore.setState(usePlanStore.getInitialState(), true);
  clearSource();

  outlinePage.close();
  await renderInApp(<Making />);
  await button("Open outline").click();
  await expect.poll(readPoints).toEqual(["Cups crack", "Hardly any crack", "Wait longer"]);
  await expect.element(page.getByRole("radio", { name: /We opened it too soon/ })).toBeChecked();
  await expect.element(page.getByRole("region", { name: "Your source" })).toBeVisible();
  await expect.element(button("Write slides")).toBeVisible();
  await button("Discard").click();
  expect(localStorage.getItem("slideloom.post-plan")).toBeNull();
});

test("a stored plan that can't be read is ignored", async ({ server }) => {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("openai", 3)));
  localStorage.setItem("slideloom.post-plan", JSON.stringify({ plan: { outline: [] } }));
  await renderInApp(<Making />);
  await expect.element(button("Outline first")).toBeEnabled();
  expect(readPoints()).toEqual([]);
});

test("planning shows its steps; a cancel or reload says what is kept", async ({ server }) => {
  const send = streamEvents(server, "POST /api/outline");
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("openai", 3)));
  const form = await renderInApp(<Making />);
  await button("Outline first").click();
  const progress = page.getByRole("form", { name: "Outline" }).getByRole("status").first();
  await expect.element(progress).toHaveTextContent("Starting...");
  expect(document.activeElement).toBe(page.getByRole("heading", { name: "Outline" }).element());
  send("step", { step: "facts", done: 2, of: 5 });
  await expect.element(progress).toHaveTextContent("Reading facts in part 3 of 5...");
  await button("Cancel").click();
  const stopped = page.getByText("Planning stopped. Your text is kept.");
  await expect.element(stopped).toBeVisible();

  await button("Plan the slides").click();
  await expect.element(progress).toHaveTextContent("Starting...");
  await expect.element(stopped).not.toBeInTheDocument();
  send("step", { step: "outline", done: 0, of: 1 });
  await expect.element(progress).toHaveTextContent("Planning slides...");
  await form.unmount();
  planRun.leave();
  usePlanStore.setState(usePlanStore.getInitialState(), true);
  outlinePage.close();
  await renderInApp(<Making />);
  await button("Open outline").click();
  await expect.element(stopped).toBeVisible();

  await button("Plan the slides").click();
  await expect.element(progress).toHaveTextContent("Starting...");
  send("done", plan);
  await expect.poll(readPoints).toHaveLength(3);
});

test("while slides are written, the steps are named, and a cancel keeps the outline", async ({
  server,
}) => {
  await open(server);
  const send = streamEvents(server, "POST /api/generate-carousel");
  await button("Write slides").click();
  const progress = page.getByRole("status").filter({ hasText: /…|\.\.\./ });
  send("writer", { writer, credits: 0, ahead: 0, failures: [] });
  send("title", { title: "Cups" });
  await expect.element(progress).toHaveTextContent("Writing slide 1 of 3...");
  send("slide", { index: 0, slide: { header: "Cups crack", description: [] } });
  await expect.element(progress).toHaveTextContent("Writing slide 2 of 3...");
  send("step", { step: "check", done: 0, of: 1 });
  await expect.element(progress).toHaveTextContent("Checking facts...");
  // Clicked by script, because a toast may cover the button.
  (button("Cancel").element() as HTMLElement).click();
  await expect
    .poll(() => useToastStore.getState().toast?.description)
    .toBe("Your outline is kept, and no credit was charged.");
  expect(readPoints()).toEqual(["Cups crack", "Few crack now", "Wait longer"]);
});

test("other hooks are asked for without those that were seen", async ({ server }) => {
  const sent: unknown[] = [];
  await open(server);
  server.on("POST /api/hooks", ({ body }) => {
    sent.push(body);
    return respond({ writer, hooks: [{ id: "h1", kind: "quote", text: "Wait", facts: [] }] });
  });
  await button("Other hooks").click();
  await expect.element(page.getByRole("radio", { name: /Wait/ })).toBeChecked();
  expect(sent[0]).toMatchObject({ known: ["4 of 120", "We opened it too soon"] });
});

test("a plan of another topic isn't used, and is dropped on request", async ({ server }) => {
  await open(server);
  await page.getByRole("textbox", { name: "Topic" }).fill("Plates");
  await expect.element(page.getByText("This outline is for another topic")).toBeVisible();
  await expect.element(button("Write slides")).toBeDisabled();
  await button("Discard").click();
  expect(readPoints()).toEqual([]);
  await expect.element(button("Generate")).toBeVisible();
});

test("a failed plan says why and keeps the form", async ({ server }) => {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("openai", 3)));
  server.on("POST /api/outline", () => respond({ message: "The AI is busy." }, 502));
  await renderInApp(<Making />);
  await button("Outline first").click();
  await expect.element(page.getByText("The AI is busy.")).toBeVisible();
  await expect.element(button("Plan the slides")).toBeEnabled();
  await button("Back").click();
  await expect.element(button("Outline first")).toBeEnabled();
});

test("a fact on no slide becomes one, and Back keeps the outline", async ({ server }) => {
  const unused = { ...plan.facts[0], id: "f2", text: "The rent fell" } as (typeof plan.facts)[0];
  const facts = [...plan.facts, unused];
  await open(server, { ...plan, facts });
  const column = page.getByRole("region", { name: "Facts" });
  await expect.element(column).toHaveTextContent("Slide 2");
  await column.getByRole("button", { name: "Add as slide" }).click();
  expect(readPoints()).toEqual(["Cups crack", "Few crack now", "The rent fell", "Wait longer"]);
  await expect.element(column).toHaveTextContent("Slide 3");
  expect(column.getByRole("button", { name: "Add as slide" }).query()).toBeNull();
  await button("Back").click();
  expect(readPoints()).toEqual([]);
  await button("Open outline").click();
  expect(readPoints()).toHaveLength(4);
});
