import { once } from "node:events";
import { createApp } from "../../app/app.ts";
import { createContext } from "../../app/create-context.ts";
import { parseConfig } from "../../config/config.ts";
import { createBridgeClients } from "../../connectors/bridge.fixture.ts";
import type { Connector } from "../../connectors/connector.ts";
import { createNetworkClients } from "../../connectors/connectors.ts";
import { giveUp, patientCalls } from "../../connectors/unanswered-calls.fixture.ts";
import { createArmingPlugin } from "../arming-plugin.fixture.ts";
import { targetTask } from "../target/task-kind.ts";

/** Points at which a process waits to be killed, or stopped and resumed. The call's outcome isn't written yet. */
export type StopPoint = "before arming" | "after arming" | "before the call" | "after the response";

/** Start options of a publisher process. */
export interface PublisherOrder {
  /** Environment variables. */
  variables: Readonly<Record<string, string>>;
  /** Time of the process's clock, which stands still between messages. */
  nowMs: number;
  /** Whether webhook hand-offs go through the bridge. */
  isBridge: boolean;
}

/** Messages to a publisher process. */
export type PublisherMessage =
  /** Sets the process's clock, then claims due tasks. */
  | { kind: "look"; nowMs: number }
  /** Ends a call that a fake leaves unanswered. */
  | { kind: "give up"; call: string }
  | { kind: "stop at"; point: StopPoint | null }
  | { kind: "go on" }
  /** Reports once the process is idle. */
  | { kind: "rest" };

/** Messages from a publisher process. */
export type PublisherReport =
  | { kind: "ready" }
  | { kind: "reached"; point: StopPoint }
  | { kind: "resting" };

/* Program of a publisher process: the whole server, with clocks set from outside and a chosen stop point. */
const order = JSON.parse(process.argv[2] ?? "") as PublisherOrder;
let { nowMs } = order;
let stopPoint: StopPoint | null = null;
let goOn: () => void = () => undefined;

performance.now = () => nowMs - order.nowMs;

const config = parseConfig(order.variables);
if (!config.ok) throw new Error(config.message);
const context = await createContext(config.config, {
  ...patientCalls,
  now: () => new Date(nowMs),
  webDir: null,
  createNetworkClients: (settings) => {
    const clients = (order.isBridge ? createBridgeClients : createNetworkClients)(settings);
    for (const client of Object.values(clients)) client.connector = addStops(client.connector);
    return clients;
  },
});
Object.assign(context.database, {
  queries: context.database.queries.withPlugin(createArmingPlugin(() => reach("after arming"))),
});
const app = await createApp(context);
await app.listen({ host: "127.0.0.1", port: 0 });
process.on("message", (message: PublisherMessage) => void handleMessage(message));
process.once("SIGTERM", () => void app.close().then(() => process.exit()));
// Exits when the parent process has ended.
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
      const isStopped = await reach("before the call");
      if (isStopped) await whenAborted(run.signal);
      const outcome = await connector.send(run);
      await reach("after the response");
      return outcome;
    },
  };
}

/** Waits if the process has reached its chosen stop point. Returns whether this was the point. */
async function reach(point: StopPoint): Promise<boolean> {
  if (point !== stopPoint) return false;
  stopPoint = null;
  report({ kind: "reached", point });
  await new Promise<void>((resolve) => (goOn = resolve));
  return true;
}

/** Resolves once the process has lost its lease. A resumed process notices the loss when it next renews the lease. */
async function whenAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

async function handleMessage(message: PublisherMessage): Promise<void> {
  switch (message.kind) {
    case "look":
      ({ nowMs } = message);
      await context.taskRunner.claimDue(targetTask).catch(app.log.error);
      return;
    case "give up":
      giveUp(message.call);
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
