import { expect } from "vitest";
import { page } from "vitest/browser";
import { respond } from "../../../testing/fake-server.fixture.ts";
import { ada, renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { openRewriteDialog, useRewriteStore } from "../rewrite-store.ts";
import { RewriteForm } from "./rewrite-form.tsx";

test("suggestions and a translation are written into the instruction", async ({ server }) => {
  server.on("GET /api/auth/me", () => respond(ada));
  server.on("GET /api/credits", () =>
    respond({ credits: 5, plan: "free", limit: 10, resetsAt: "2026-12-26T00:00:00.000Z" }),
  );
  server.on("GET /api/writers/order", () =>
    respond({ writers: [{ owner: "server", provider: "openai", model: "m", credits: 1 }] }),
  );
  signIn();
  openRewriteDialog(0);
  await renderInApp(<RewriteForm />);
  await page.getByRole("button", { name: "Plainer" }).click();
  await page.getByRole("combobox", { name: "Translate into" }).selectOptions("German");
  expect(useRewriteStore.getState().instruction).toBe(
    "Use simpler words and shorter sentences. Translate it into German.",
  );
});
