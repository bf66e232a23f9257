import { fork } from "node:child_process";
import { once } from "node:events";
import { buildProgram } from "../../build-program.fixture.ts";
import { whenUnanswered } from "../../connectors/unanswered-calls.fixture.ts";
import type {
  PublisherMessage,
  PublisherOrder,
  PublisherReport,
  StopPoint,
} from "./publisher.fixture.ts";

export const buildPublisher = () => buildProgram(new URL("publisher.fixture.ts", import.meta.url));

export interface Publisher {
  pid: number;
  ready: Promise<void>;
  /** Resolves once the process waits at that point. */
  stopAt(point: StopPoint): Promise<void>;
  tell(message: PublisherMessage): void;
  /** Resolves once the process is idle. */
  rest(): Promise<void>;
  signal(name: "SIGSTOP" | "SIGCONT"): void;
  /** Resolves once the process has exited. */
  end(name: "SIGKILL" | "SIGTERM"): Promise<void>;
}

export function startPublisher(file: string, order: PublisherOrder): Publisher {
  const child = fork(file, [JSON.stringify(order)], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "close").then(() => undefined);
  const listeners = new Map<PublisherReport["kind"], () => void>();
  child.on("message", ({ kind }: PublisherReport) => listeners.get(kind)?.());
  const hear = async (kind: PublisherReport["kind"]) =>
    new Promise<void>((resolve) => listeners.set(kind, resolve));
  // A publisher that is being killed may take no message any more.
  const tell = (message: PublisherMessage) =>
    void (child.connected && child.send(message, () => undefined));
  const stopListening = whenUnanswered((call) => tell({ kind: "give up", call }));
  void ended.then(stopListening);
  const early = ended.then(() => Promise.reject(new Error("A publisher ended during its start.")));
  return {
    pid: child.pid ?? 0,
    tell,
    ready: Promise.race([hear("ready"), early]),
    stopAt: async (point) => {
      const reached = hear("reached");
      tell({ kind: "stop at", point });
      await reached;
    },
    rest: async () => {
      const resting = hear("resting");
      tell({ kind: "rest" });
      await Promise.race([resting, ended]);
    },
    signal: (name) => void child.kill(name),
    end: async (name) => {
      child.kill(name);
      await ended;
    },
  };
}
