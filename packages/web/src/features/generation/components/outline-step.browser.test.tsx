import { buildGenerationOptions, type EndpointResponse } from "@slideloom/core/contract";
import { samplePostText } from "@slideloom/core/document";
import { beforeEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, showCarousel } from "../../../state/carousel-store.ts";
import { restartHistory } from "../../../state/history.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { useFormFoldStore } from "../form-fold-store.ts";
import { initialGenerationForm, useGenerationFormStore } from "../generation-form-store.ts";
import { noOutcome, useGenerationOutcomeStore } from "../generation-outcome-store.ts";
import { clearPlan } from "../plan-store.ts";
import { GenerateForm } from "./generate-form.tsx";

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

beforeEach(() => {
  restartHistory(() => showCarousel(emptyEdited));
  useGenerationFormStore.setState({ ...initialGenerationForm, topic: "Cups" });
  useFormFoldStore.setState({ chosen: null, isTyped: false });
  useGenerationOutcomeStore.setState(noOutcome);
  clearPlan();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const readPoints = () =>
  page
    .getByRole("textbox", { name: /^Point of slide/ })
    .elements()
    .map((field) => (field as HTMLTextAreaElement).value);

async function open(server: FakeServer) {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("openai", 3)));
  server.on("POST /api/outline", () => respond(plan));
  await renderInApp(<GenerateForm />);
  await button("Outline first").click();
  await expect.element(page.getByRole("radiogroup", { name: "Hook" })).toBeVisible();
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
  await page.getByText("1 fact").click();
  await expect.element(page.getByText(/“only 4 of 120 cups cracked”/)).toBeVisible();

  await page.getByRole("textbox", { name: "Point of slide 2" }).click();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(readPoints()).toEqual(["Few crack now", "Cups crack", "Wait longer"]);
  await button("Move slide 1 down").click();
  await button("Drop slide 3").click();
  await button("Add slide").click();
  expect(readPoints()).toEqual(["Cups crack", "Your point", "Few crack now"]);
  await page.getByRole("textbox", { name: "Point of slide 2" }).fill("Why they crack");
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
  await expect.element(button("Generate")).toBeVisible();
  await button("Discard").click();
  expect(readPoints()).toEqual([]);
});

test("a failed plan says why and keeps the form", async ({ server }) => {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("openai", 3)));
  server.on("POST /api/outline", () => respond({ message: "The AI is busy." }, 502));
  await renderInApp(<GenerateForm />);
  await button("Outline first").click();
  await expect.element(page.getByText("The AI is busy.")).toBeVisible();
  await expect.element(button("Outline first")).toBeEnabled();
});
