import { emptyCarousel } from "@slideloom/core/carousel";
import type { PublicationTarget } from "@slideloom/core/contract/publications";
import { beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { buildText } from "../../../testing/carousels.fixture.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { buildPublication, buildTarget } from "../../../testing/publishing.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { Approvals } from "./approvals.tsx";

beforeEach(signIn);

function serve(server: FakeServer, ...targets: Partial<PublicationTarget>[]) {
  const waiting = buildPublication({
    targets: targets.map((target, index) =>
      buildTarget({ id: `t${index}`, status: "waiting_for_approval", ...target }),
    ),
  });
  const draft = { ...emptyCarousel, jsonInput: buildText("Tea time", ["Cup", "Pot", "Leaf"]) };
  server.on("GET /api/publications", () => respond({ publications: [waiting] }));
  server.on("GET /api/carousels/c1/versions/1", () => respond({ draft }));
}

test("a post that waits is shown as each of its services crops it", async ({ server }) => {
  serve(server, { network: "mastodon" }, { network: "instagram" }, { network: "handover" });
  await renderInApp(<Approvals firstId={null} />);
  await expect.element(page.getByText("Roughly how Mastodon shows the post")).toBeVisible();
  await expect.element(page.getByText("Roughly how Instagram shows the post")).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Slide 1 of 3" })).toBeVisible();
  expect(page.getByRole("figure").elements()).toHaveLength(2);
  const [mastodon, instagram] = page.getByRole("figure").elements();
  const tiles = (figure: Element | undefined) => figure?.querySelectorAll("canvas, img").length;
  await expect.poll(() => [tiles(mastodon), tiles(instagram)]).toEqual([3, 1]);
});
