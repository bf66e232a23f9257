import type { OwnWriter } from "@slideloom/core/contract/writers";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { Writers } from "./writers.tsx";

const gpt: OwnWriter = {
  id: "1",
  provider: "openai",
  model: "gpt-5-mini",
  address: null,
  lastError: null,
  createdAt: "2026-11-01T09:00:00Z",
};
const local: OwnWriter = {
  ...gpt,
  id: "2",
  provider: "openai-compatible",
  model: "llama3.1:8b",
  address: "https://models.example/v1",
  lastError: "models.example rejected the key.",
};

async function open(server: FakeServer, writers: OwnWriter[], ollama = "none") {
  server.on("GET /api/writers", () => respond({ writers, ollama }));
  server.on("GET /api/writers/order", () =>
    respond({ writers: [{ owner: "server", provider: "builtin", model: null, credits: 1 }] }),
  );
  await renderInApp(<Writers />);
}

test("without a model the list says who writes, and the form adds one", async ({ server }) => {
  await open(server, [], "offered");
  await expect
    .element(page.getByText("Until you add a model, we use: Outline without AI (1 credit)."))
    .toBeVisible();
  await expect.element(page.getByText("slideloom admin ollama use")).toBeVisible();
  server.on("POST /api/writers", () => respond(gpt, 201));
  const submit = page.getByRole("button", { name: "Test and add" });
  await submit.click();
  await expect.element(page.getByText("Enter the model's name")).toBeVisible();
  await expect.element(page.getByText("Enter the key")).toBeVisible();
  await page.getByRole("textbox", { name: "Model" }).fill(" gpt-5-mini ");
  await page.getByLabelText("Key").fill("sk-1");
  await submit.click();
  await expect
    .poll(() => server.listSent("POST /api/writers").at(-1)?.body)
    .toEqual({
      provider: "openai",
      model: "gpt-5-mini",
      key: "sk-1",
      address: "",
    });
  await expect.element(page.getByLabelText("Key")).toHaveValue("");
});

test("a refused model stays in the form with the reason", async ({ server }) => {
  await open(server, []);
  server.on("POST /api/writers", () => respond({ message: "OpenAI rejected the key." }, 422));
  await page.getByRole("textbox", { name: "Model" }).fill("gpt-5-mini");
  await page.getByLabelText("Key").fill("sk-1");
  await page.getByRole("button", { name: "Test and add" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("OpenAI rejected the key.");
  await expect.element(page.getByRole("textbox", { name: "Model" })).toHaveValue("gpt-5-mini");
});

test("models are listed with their last error, reordered, tested and removed", async ({
  server,
}) => {
  await open(server, [gpt, local]);
  await expect
    .element(page.getByText("The last request failed: models.example rejected the key."))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Move gpt-5-mini up" })).toBeDisabled();
  server.on("PUT /api/writers/order", () => respond({ writers: [local, gpt], ollama: "none" }));
  await page.getByRole("button", { name: "Move gpt-5-mini down" }).click();
  await expect
    .poll(() => server.listSent("PUT /api/writers/order").at(-1)?.body)
    .toEqual({ ids: ["2", "1"] });
  server.on("POST /api/writers/1/test", () => respond(gpt));
  await page.getByRole("button", { name: "Test gpt-5-mini" }).click();
  await expect.poll(() => server.listSent("POST /api/writers/1/test")).toHaveLength(1);
  server.on("DELETE /api/writers/2", () => new Response(null, { status: 204 }));
  await page.getByRole("button", { name: "Remove llama3.1:8b" }).click();
  await expect.poll(() => server.listSent("DELETE /api/writers/2")).toHaveLength(1);
});
