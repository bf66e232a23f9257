import { createApp } from "../../app/app.ts";
import { createContext } from "../../app/context.ts";
import { parseConfig } from "../../config/config.ts";
import type { Connector } from "../../connectors/connector.ts";
import { createConnectors } from "../../connectors/connectors.ts";
import { createArmingPlugin } from "../arming-plugin.fixture.ts";
import { targetTask } from "../target-task.ts";

/** Where a process waits to be killed, stopped or let go on; what it has done by then is not written yet. */
export type StopPoint = "before arming" | "after arming" | "before the call" | "after the response";

/** How a process begins. */
export interface PublisherOrder {
  /** What its settings are read from. */
  variables: Readonly<Record<string, string>>;
  /** How far its clock is ahead. */
  offsetMs: number;
  networkTimeoutMs: number;
}

/** What a process is told. */
export type PublisherMessage =
  /** To look for what is due at that time. */
  | { kind: "look"; offsetMs: number }
  | { kind: "stop at"; point: StopPoint | null }
  | { kind: "go on" }
  /** To say once it does nothing. */
  | { kind: "rest" };

/** What a process tells. */
export type PublisherReport =
  | { kind: "ready" }
  | { kind: "reached"; point: StopPoint }
  | { kind: "resting" };

/*
 * The program of a process that publishes: the whole server, whose clocks are set from outside and which waits where it is
 * told to.
 */
const order = JSON.parse(process.argv[2] ?? "") as PublisherOrder;
let { offsetMs } = order;
let stopPoint: StopPoint | null = null;
let goOn: () => void = () => undefined;

const monotonicMs = performance.now.bind(performance);
performance.now = () => monotonicMs() + offsetMs - order.offsetMs;

const config = parseConfig(order.variables);
if (!config.ok) throw new Error(config.message);
const context = await createContext(config.config, {
  now: () => new Date(Date.now() + offsetMs),
  networkTimeoutMs: order.networkTimeoutMs,
  webDir: null,
  createConnectors: (settings) => {
    const { bluesky, mastodon, linkedin, handover } = createConnectors(settings);
    return {
      bluesky: addStops(bluesky),
      mastodon: addStops(mastodon),
      linkedin: addStops(linkedin),
      handover: addStops(handover),
    };
  },
});
Object.assign(context.database, {
  queries: context.database.queries.withPlugin(createArmingPlugin(() => reach("after arming"))),
});
const app = await createApp(context);
await app.listen({ host: "127.0.0.1", port: 0 });
process.on("message", (message: PublisherMessage) => void obey(message));
process.once("SIGTERM", () => void app.close().then(() => process.exit()));
// Nobody is left to publish for.
process.once("disconnect", () => process.exit());
report({ kind: "ready" });

function addStops(connector: Connector): Connector {
  return {
    ...connector,
    async prepare(run) {
      const step = await connector.prepare(run);
      if (step.kind === "ready") await reach("before arming");
      return step;
    },
    async send(run) {
      await reach("before the call");
      const outcome = await connector.send(run);
      await reach("after the response");
      return outcome;
    },
  };
}

async function reach(point: StopPoint): Promise<void> {
  if (point !== stopPoint) return;
  stopPoint = null;
  report({ kind: "reached", point });
  await new Promise<void>((resolve) => (goOn = resolve));
}

async function obey(message: PublisherMessage): Promise<void> {
  switch (message.kind) {
    case "look":
      ({ offsetMs } = message);
      await context.taskRunner.claimDue(targetTask).catch(app.log.error);
      return;
    case "stop at":
      stopPoint = message.point;
      return;
    case "go on":
      goOn();
      return;
    default:
      await context.taskRunner.whenIdle();
      report({ kind: "resting" });
  }
}

function report(line: PublisherReport): void {
  process.send?.(line);
}
