import type { Connection } from "@slideloom/core/contract/connections";
import type { Publication } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import {
  startFakeHandover,
  type FakeHandover,
} from "../connectors/handover/fake-handover.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { doTargetsUntil } from "../publishing/do-targets.fixture.ts";

const clock = { nowMs: Date.parse("2026-12-01T12:00:00Z") };
let service: FakeHandover;
beforeEach(async () => {
  service = await startFakeHandover();
});
afterEach(() => service.close());

/** Creates a server with the real SSRF guard. `allowed` lists the local hosts that the guard lets through. */
async function setUp(settings: DatabaseSettings, allowed: string) {
  const server = await createTestApp(settings, {
    now: () => new Date(clock.nowMs),
    environment: { OUTBOUND_ALLOW: allowed },
  });
  const { token } = await registerSomebody(server);
  const send = (...[method, path, body]: [Parameters<typeof server.send>[0], string, object?]) =>
    server.send(method, path, { token, ...(body && { body }) });
  return { server, send };
}

describeOnEngine("sqlite", "a service on the server's own network", (shared) => {
  test("is refused with the setting that would allow it", async () => {
    const { send } = await setUp(shared.settings, "");
    const { host } = new URL(service.url);
    const body = { network: "handover", name: "n8n", url: `${service.url}/hook` };
    const refused = await send("POST", "/api/connections", body);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`To allow ${host} on this server's own network`);
    const webhook = { url: body.url, events: ["credits.low"] };
    const other = await send("POST", "/api/webhooks", webhook);
    expect(other.statusCode).toBe(400);
    expect(other.body).toContain(`To allow ${host} on this server's own network`);
  });

  test("that is listed gets posts and webhooks, but no images are fetched from it", async () => {
    const { host } = new URL(service.url);
    const { server, send } = await setUp(shared.settings, host);
    const url = `${service.url}/hook`;
    const body = { network: "handover", name: "n8n", url };
    const connected = await send("POST", "/api/connections", body);
    expect(connected.statusCode, connected.body).toBe(201);
    const carousel = await send("POST", "/api/carousels", buildCarousel("Tea"));
    const publication = await send("POST", "/api/publications", {
      carousel_id: carousel.json<{ id: string }>().id,
      when: { kind: "now" },
      targets: [{ connection_id: connected.json<Connection>().id, caption: "Tea" }],
    });
    await doTargetsUntil(server, clock, clock.nowMs);
    const { id } = publication.json<Publication>();
    expect((await send("GET", `/api/publications/${id}`)).json()).toMatchObject({
      targets: [{ status: "published" }],
    });
    expect(service.calls).toHaveLength(1);
    const webhook = { url, events: ["credits.low"] };
    expect((await send("POST", "/api/webhooks", webhook)).statusCode).toBe(201);
    const image = await send("GET", `/api/media/fetch?url=${encodeURIComponent(url)}`);
    expect(image.statusCode).toBe(400);
    expect(image.body).not.toContain("OUTBOUND_ALLOW");
  });
});
