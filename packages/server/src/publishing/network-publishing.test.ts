import { emptyCarousel } from "@slideloom/core/carousel";
import type { Publication } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import {
  linkedinClient,
  startFakeLinkedin,
  type FakeLinkedin,
} from "../connectors/linkedin/fake-linkedin.fixture.ts";
import {
  startFakeMastodon,
  type FakeMastodon,
} from "../connectors/mastodon/fake-mastodon.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { connectNetwork } from "./connect-network.fixture.ts";
import { doTargetsUntil } from "./do-targets.fixture.ts";

const clock = { nowMs: Date.parse("2026-12-01T12:00:00Z") };
const now = () => new Date(clock.nowMs);
let mastodon: FakeMastodon;
let linkedin: FakeLinkedin;
beforeEach(async () => {
  mastodon = await startFakeMastodon({ now });
  linkedin = await startFakeLinkedin({ now });
});
afterEach(async () => {
  await mastodon.close();
  await linkedin.close();
});

/** Publishes a carousel with this many slides, and runs tasks for an hour. */
async function publish(
  settings: DatabaseSettings,
  network: "mastodon" | "linkedin",
  slides: number,
): Promise<Publication> {
  const { send, context } = await createTestApp(settings, {
    now,
    environment: {
      FAKE_MASTODON_URL: mastodon.url,
      FAKE_LINKEDIN_URL: linkedin.url,
      LINKEDIN_CLIENT_ID: linkedinClient.id,
      LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
    },
  });
  const { token } = await registerSomebody({ send } as never);
  const connectionId = await connectNetwork({ send }, token, { network, url: "" });
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Step ${index + 1}`,
    description: [{ type: "text", value: "Write it down." }],
  }));
  const draft = { ...emptyCarousel, jsonInput: JSON.stringify({ title: "Habits", content }) };
  const body = { title: "Habits", status: "draft", draft };
  const saved = await send("POST", "/api/carousels", { token, body });
  const made = await send("POST", "/api/publications", {
    token,
    body: {
      carousel_id: saved.json<{ id: string }>().id,
      when: { kind: "now" },
      targets: [{ connection_id: connectionId, caption: "Read (this) #habits" }],
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json<Publication>();
  await doTargetsUntil({ context }, clock, clock.nowMs + 60 * 60_000);
  return (await send("GET", `/api/publications/${id}`, { token })).json<Publication>();
}

describeOnEngine("sqlite", "a publication on a network that people sign in to", (shared) => {
  test("becomes a Mastodon thread, each post once, even if a call is interrupted", async () => {
    mastodon.addFault({ match: "/api/v1/statuses", kind: "commit-then-hang" });
    const { targets } = await publish(shared.settings, "mastodon", 5);
    expect(targets).toMatchObject([{ status: "published" }]);
    expect(mastodon.statuses.map(({ mediaIds, replyTo }) => [mediaIds.length, replyTo])).toEqual([
      [3, null],
      [2, "500"],
    ]);
  });

  test("becomes a LinkedIn document", async () => {
    const { targets } = await publish(shared.settings, "linkedin", 2);
    expect(targets).toMatchObject([{ status: "published" }]);
    expect(linkedin.posts).toMatchObject([{ text: "Read (this) #habits" }]);
  });

  test("that LinkedIn doesn't confirm is not repeated", async () => {
    linkedin.addFault({ match: "/rest/posts", kind: "commit-then-reset" });
    const { targets } = await publish(shared.settings, "linkedin", 2);
    expect(targets).toMatchObject([{ status: "unknown" }]);
    expect(linkedin.posts).toHaveLength(1);
  });
});
