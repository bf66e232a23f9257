import { emptyCarousel } from "@slideloom/core/carousel";
import type { Publication } from "@slideloom/core/contract/publications";
import { buildTestVariables, openTestApp, registerSomebody } from "../../app/app.fixture.ts";
import { openFront } from "../../app/front.fixture.ts";
import type { RunningFake } from "../../connectors/testbed.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";
import type { Queries } from "../../db/tables.ts";
import { connectNetwork } from "../connect-network.fixture.ts";
import type { MatrixFault, MatrixNetworkId, MatrixSetting } from "./cell.fixture.ts";
import { findTestbed } from "./cells.fixture.ts";
import { startPublisher, type Publisher } from "./start-publisher.fixture.ts";

const startMs = Date.parse("2026-12-01T08:00:00Z");

export interface LaneSettings {
  database: DatabaseSettings;
  setting: MatrixSetting;
  network: MatrixNetworkId;
  /** Path of the publisher program. */
  program: string;
}

/** A server's processes and a fake network, which run one cell of the matrix after another. */
export interface Lane {
  setting: MatrixSetting;
  network: RunningFake;
  /** Plans a fault for the next post. */
  plan(fault: MatrixFault): void;
  queries: Queries;
  /** Running processes. */
  publishers: Set<Publisher>;
  /** Time of all clocks. It doesn't pass by itself, so no outcome depends on the machine's speed. */
  clock: { nowMs: number };
  now: () => Date;
  /** Starts processes up to the setting's number. */
  startMissing(): Promise<void>;
  /** Requests a publication due now and returns its target's id. */
  publish(): Promise<string>;
  close(): Promise<void>;
}

/** Creates an account with a carousel and a connection. The processes of the account's server start later. */
export async function openLane(settings: LaneSettings): Promise<Lane> {
  const { setting, database } = settings;
  const clock = { nowMs: startMs };
  const now = () => new Date(clock.nowMs);
  const network = await findTestbed(settings.network).start({ now });
  const { fake, finalCall } = network;
  const front = await openFront();
  const variables = { ...network.variables, PUBLIC_URL: front.url };
  // Handles the requests of the test and, through `front`, those of networks. This server never listens itself, so it
  // runs no tasks.
  const server = await openTestApp(database, { now, environment: variables });
  front.serve(server.app);
  const publishers = new Set<Publisher>();
  const order = {
    isBridge: settings.network === "bridge",
    variables: { ...buildTestVariables(database), ...variables, LOG_LEVEL: "error" },
  };
  return {
    setting,
    network,
    publishers,
    clock,
    now,
    plan(fault) {
      fake.clearFaults();
      network.expect?.(fault);
      if (fault !== "none") fake.addFault({ match: finalCall, kind: fault });
    },
    queries: server.context.database.queries,
    publish: await prepareToPublish(server, {
      network: settings.network === "bridge" ? "handover" : settings.network,
      url: fake.url,
    }),
    async startMissing() {
      while (publishers.size < setting.processes) {
        const { nowMs } = clock;
        publishers.add(startPublisher(settings.program, { ...order, nowMs }));
      }
      await Promise.all(Array.from(publishers, ({ ready }) => ready));
    },
    async close() {
      await Promise.all(Array.from(publishers, (publisher) => publisher.end("SIGKILL")));
      await front.close();
      await server.app.close();
      await fake.close();
    },
  };
}

type Server = Awaited<ReturnType<typeof openTestApp>>;

async function prepareToPublish(
  server: Server,
  at: Parameters<typeof connectNetwork>[2],
): Promise<() => Promise<string>> {
  const { token } = await registerSomebody(server);
  const connectionId = await connectNetwork(server, token, at);
  const content = [{ header: "Begin", description: [{ type: "text", value: "Write it down." }] }];
  const draft = { ...emptyCarousel, jsonInput: JSON.stringify({ title: "Habits", content }) };
  const saved = await server.send("POST", "/api/carousels", {
    token,
    body: { title: "Habits", status: "draft", draft },
  });
  const { id: carouselId } = saved.json<{ id: string }>();
  return async () => {
    const made = await server.send("POST", "/api/publications", {
      token,
      body: {
        carousel_id: carouselId,
        when: { kind: "now" },
        targets: [{ connection_id: connectionId, caption: "Habits" }],
      },
    });
    const [target] = made.json<Partial<Publication>>().targets ?? [];
    if (!target) throw new Error(made.body);
    return target.id;
  };
}
