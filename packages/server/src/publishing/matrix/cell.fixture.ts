import type { TargetStatus } from "@slideloom/core/contract/publications";
import type { NetworkId } from "@slideloom/core/networks";
import type { FaultKind } from "../../connectors/fake-network.fixture.ts";
import type { StopPoint } from "./publisher.fixture.ts";

/** The database engine, the number of server processes, and the signal sent to the process that publishes. */
export const matrixSettings = [
  { engine: "sqlite", processes: 1, signal: "SIGKILL" },
  { engine: "postgres", processes: 2, signal: "SIGKILL" },
  { engine: "postgres", processes: 2, signal: "SIGSTOP" },
] as const;
export type MatrixSetting = (typeof matrixSettings)[number];

/** Where the process is killed or stopped. `during the call`: the network has the request and hasn't processed it. */
export type CrashPoint = StopPoint | "none" | "during the call";
export const crashPoints: readonly CrashPoint[] = [
  "none",
  "before arming",
  "after arming",
  "before the call",
  "during the call",
  "after the response",
];

/** The network's fault while the post is made. */
export type MatrixFault = FaultKind | "none";

/** A network id, or `bridge` for a service that publishes posts on another network. */
export type MatrixNetworkId = NetworkId | "bridge";

/** A crash and a fault during one publication. */
export interface Trial {
  fault: MatrixFault;
  crash: CrashPoint;
}

/** One run of the publishing matrix: a publication on a network, with a fault and a crash. */
export interface Cell extends Trial {
  network: MatrixNetworkId;
}

/** A cell's result: the number of posts in the network's ledger and the target's status. */
export interface CellEnd {
  posts: number;
  status: TargetStatus;
}
