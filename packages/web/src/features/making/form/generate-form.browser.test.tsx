import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import { samplePostText } from "@slideloom/core/document";
import { writeOutline } from "@slideloom/core/generation";
import { beforeEach, describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { restartHistory, undo } from "../../../state/history.ts";
import { emptyEdited, showCarousel } from "../../../state/carousel-store.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { formFold } from "../controls/form-fold.ts";
import { initialGenerationForm, useGenerationFormStore } from "./generation-form-store.ts";
import { generationRun } from "../../../state/generation-store.ts";
import { GenerateForm } from "./generate-form.tsx";

const generated = {
  content: samplePostText,
  remaining_credits: null,
  provider: "builtin",
  writer: { owner: "server", provider: "builtin", model: null },
  credits: 0,
} as const;

beforeEach(() => {
  restartHistory(() => showCarousel(emptyEdited));
  useGenerationFormStore.setState(initialGenerationForm);
  formFold.write({ chosen: null, isTyped: false });
  generationRun.leave();
  generationRun.store.setState({ response: null });
});

const heading = page.getByRole("button", { name: "Generate Content" });
const topic = page.getByRole("textbox", { name: "Topic" });
const below = page.getByRole("button", { name: "Below the form" });

async function open(server: FakeServer) {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("builtin", 3)));
  await renderInApp(
    <div>
      <GenerateForm />
      <button type="button">Below the form</button>
    </div>,
  );
}

const expectOpen = () => expect.element(heading).toHaveAttribute("aria-expanded", "true");

async function expectFolded() {
  await expect.element(heading).toHaveAttribute("aria-expanded", "false");
  expect(page.getByRole("textbox").elements()).toEqual([]);
}

describe("the form", () => {
  test("is expanded until there is a post, and again once there is none", async ({ server }) => {
    await open(server);
    await expectOpen();
    setJsonInput(samplePostText);
    await expectFolded();
    undo();
    await expectOpen();
  });

  test("stays expanded while it has unsent text", async ({ server }) => {
    await open(server);
    await topic.fill("Calm teams");
    setJsonInput(samplePostText);
    await expectOpen();
    await expect.element(topic).toHaveFocus();
    await expect.element(topic).toHaveValue("Calm teams");
  });

  test("stays as the person leaves it, and keeps its text", async ({ server }) => {
    setJsonInput(samplePostText);
    await open(server);
    await userEvent.tab();
    await expect.element(heading).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await topic.fill("Calm teams");
    await heading.click();
    await expectFolded();
    await expect.element(heading).toHaveAccessibleDescription("Calm teams");
    undo();
    await expectFolded();
    await heading.click();
    await expect.element(topic).toHaveValue("Calm teams");
  });
});

describe("a generation", () => {
  async function generateByKeyboard(server: FakeServer) {
    const release = server.hold("POST /api/generate-carousel");
    await topic.fill("Calm teams");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await expectOpen();
    return release;
  }

  test("collapses the form when done, and focuses its heading", async ({ server }) => {
    await open(server);
    const release = await generateByKeyboard(server);
    release(respond(generated));
    await expectFolded();
    await expect.element(heading).toHaveFocus();
  });

  test("leaves a form expanded if the person expanded it", async ({ server }) => {
    setJsonInput(JSON.stringify({ title: "T", content: [{ header: "H", description: [] }] }));
    await open(server);
    await heading.click();
    const release = await generateByKeyboard(server);
    release(respond(generated));
    const button = page.getByRole("button", { name: "Generate", exact: true });
    await expect.element(button).toHaveFocus();
    await expectOpen();
  });

  test("leaves it expanded if it failed", async ({ server }) => {
    setJsonInput(samplePostText);
    await open(server);
    await heading.click();
    const release = await generateByKeyboard(server);
    formFold.write({ ...formFold.read(), chosen: null });
    release(respond({ message: "No." }, 500));
    await expect.element(page.getByRole("note")).toBeVisible();
    await expectOpen();
    await expect.element(topic).toHaveValue("Calm teams");
  });

  test("doesn't move content below the form that has the focus or pointer", async ({ server }) => {
    await open(server);
    const release = await generateByKeyboard(server);
    await below.hover();
    const { top } = below.element().getBoundingClientRect();
    release(respond(generated));
    await expect.element(page.getByRole("button", { name: "Cancel" })).not.toBeInTheDocument();
    await expectOpen();
    expect(below.element().getBoundingClientRect().top).toBeLessThanOrEqual(top);
  });
});

test("notes leave out the questions, which are counted beside the slide", async ({ server }) => {
  const { post, warnings } = writeOutline({
    templateType: "Educational/Tutorial",
    topic: "Tea",
    instructions: "",
    writingStyle: "Professional",
    slides: 3,
    postType: "carousel",
    textOnly: false,
    seed: 1,
  });
  setJsonInput(JSON.stringify(post));
  await open(server);
  generationRun.store.setState({
    response: { ...generated, warnings: [...warnings, "Other"] },
  });
  await expect.element(page.getByText("Other", { exact: true })).toBeVisible();
  expect(page.getByText("a question to answer").elements()).toEqual([]);
});
