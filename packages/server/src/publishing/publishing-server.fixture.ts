import { emptyCarousel } from "@slideloom/core/carousel";
import type { Publication, PublicationRequest } from "@slideloom/core/contract/publications";
import type { NetworkId } from "@slideloom/core/networks";
import { expect } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { createNetworkClients as createRealClients } from "../connectors/connectors.ts";
import type { FakeNetwork } from "../connectors/fake-network.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { connectNetwork } from "./connect-network.fixture.ts";
import { doTargetsUntil } from "./do-targets.fixture.ts";

/** A clock that the test controls. */
export interface TestClock {
  nowMs: number;
}

/** An account with a saved carousel on a server that uses fake networks. */
export interface Publisher {
  server: TestApp;
  token: string;
  carouselId: string;
  clock: TestClock;
}

export async function setUpPublisher(
  settings: DatabaseSettings,
  {
    clock,
    environment,
    slides = 2,
    createNetworkClients = createRealClients,
  }: {
    clock: TestClock;
    environment: Record<string, string>;
    slides?: number;
    createNetworkClients?: typeof createRealClients;
  },
): Promise<Publisher> {
  const now = () => new Date(clock.nowMs);
  const options = { now, environment, createNetworkClients };
  const server = await createTestApp(settings, options);
  const { token } = await registerSomebody(server);
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Step ${index + 1}`,
    description: [{ type: "text", value: "Write it down." }],
  }));
  const draft = { ...emptyCarousel, jsonInput: JSON.stringify({ title: "Habits", content }) };
  const body = { title: "Habits", status: "draft", draft };
  const saved = await server.send("POST", "/api/carousels", { token, body });
  return { server, token, carouselId: saved.json<{ id: string }>().id, clock };
}

export const connect = (
  { server, token }: Publisher,
  network: NetworkId,
  { url }: Pick<FakeNetwork, "url">,
): Promise<string> => connectNetwork(server, token, { network, url });

/** Publishes the carousel now, unless `change` overrides that. */
export async function publish(
  { server, token, carouselId }: Publisher,
  connectionIds: readonly string[],
  change: Partial<PublicationRequest> = {},
): Promise<Publication> {
  const body = {
    carousel_id: carouselId,
    when: { kind: "now" },
    targets: connectionIds.map((id) => ({ connection_id: id, caption: "Read #habits" })),
    ...change,
  };
  const response = await server.send("POST", "/api/publications", { token, body });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Publication>();
}

/** Runs publishing tasks while the clock advances by `durationMs`. */
export const pass = ({ server, clock }: Publisher, durationMs: number): Promise<void> =>
  doTargetsUntil(server, clock, clock.nowMs + durationMs);

export async function readPublication(
  { server, token }: Publisher,
  id: string,
): Promise<Publication> {
  return (await server.send("GET", `/api/publications/${id}`, { token })).json<Publication>();
}

export const change = ({ server, token }: Publisher, { id }: Publication, body: object) =>
  server.send("PATCH", `/api/publications/${id}`, { token, body });

/** Sends a decision about the publication's first target. */
export const decide = ({ server, token }: Publisher, { id, targets }: Publication, body: object) =>
  server.send("POST", `/api/publications/${id}/decide`, {
    token,
    body: { target_id: targets[0]?.id, ...body },
  });

/** Overwrites columns of a publication's only target, simulating a crash, a backup or another process. */
export const writeTarget = ({ server }: Publisher, { id }: Publication, values: object) =>
  server.context.database.queries
    .updateTable("publicationTargets")
    .set(values)
    .where("publicationId", "=", id)
    .execute();
