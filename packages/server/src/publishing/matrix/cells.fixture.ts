import type { TargetStatus } from "@slideloom/core/contract";
import { type NetworkId, networkIds } from "@slideloom/core/networks";
import { fates, faultKinds, type FaultKind } from "../../connectors/fake-network.fixture.ts";
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

/** A network, or a bridge that publishes on another one after it has accepted a post. */
export type MatrixNetworkId = NetworkId | "bridge";
export const matrixNetworkIds: readonly MatrixNetworkId[] = [...networkIds, "bridge"];

/** The network's fault while the post is made. */
export type MatrixFault = FaultKind | "none";

/** Returns the faults that a network may have. */
export const listFaults = (network: MatrixNetworkId): readonly MatrixFault[] => [
  ...(["none", ...faultKinds] as const),
  ...(network === "bridge" ? fates : []),
];

/** One publication of the matrix. */
export interface Cell {
  network: MatrixNetworkId;
  fault: MatrixFault;
  crash: CrashPoint;
}

/** A cell's result: the number of posts in the network's ledger and the target's status. */
export interface CellEnd {
  posts: number;
  status: TargetStatus;
}

/** Returns all cells of a setting and network. */
export const listCells = ({ signal }: MatrixSetting, network: MatrixNetworkId): Cell[] =>
  crashPoints
    .filter((crash) => crash !== "none" || signal === "SIGKILL")
    .flatMap((crash) => listFaults(network).map((fault) => ({ network, fault, crash })));

/**
 * The cells that every test run includes. In each, the network processes the request, but no server process learns of
 * it.
 */
const sample: readonly Cell[] = [
  { network: "bluesky", crash: "during the call", fault: "commit-then-reset" },
  { network: "mastodon", crash: "after the response", fault: "commit-then-500" },
  { network: "linkedin", crash: "during the call", fault: "none" },
  { network: "handover", crash: "before the call", fault: "none" },
  // Every crash and every fault of a call that is accepted before the post exists.
  { network: "bridge", crash: "before arming", fault: "429" },
  { network: "bridge", crash: "before arming", fault: "token-expired" },
  { network: "bridge", crash: "before arming", fault: "commit-then-500" },
  { network: "bridge", crash: "before arming", fault: "garbage-200" },
  { network: "bridge", crash: "after arming", fault: "none" },
  { network: "bridge", crash: "before the call", fault: "none" },
  { network: "bridge", crash: "during the call", fault: "commit-then-hang" },
  { network: "bridge", crash: "during the call", fault: "slow-processing" },
  { network: "bridge", crash: "during the call", fault: "accept-then-fail" },
  { network: "bridge", crash: "during the call", fault: "slow-publish" },
  { network: "bridge", crash: "after the response", fault: "none" },
  { network: "bridge", crash: "after the response", fault: "commit-then-reset" },
  { network: "bridge", crash: "after the response", fault: "hang-before-commit" },
  { network: "bridge", crash: "after the response", fault: "reset-before-commit" },
];

/** Networks that a sampled setting covers. */
const sampledNetworks: Record<
  MatrixSetting["engine"],
  Record<MatrixSetting["signal"], readonly MatrixNetworkId[]>
> = {
  sqlite: { SIGKILL: matrixNetworkIds, SIGSTOP: [] },
  postgres: { SIGKILL: ["linkedin"], SIGSTOP: ["handover", "bridge"] },
};

/** Returns the cells of every test run for a setting and network; may be empty. */
export const listSample = ({ engine, signal }: MatrixSetting, network: MatrixNetworkId): Cell[] =>
  sampledNetworks[engine][signal].includes(network)
    ? sample.filter((cell) => cell.network === network && (signal === "SIGKILL" || isQuick(cell)))
    : [];

/** Without a fault of the call itself, which a suspended process waits for longer than one that is killed. */
const isQuick = ({ fault }: Cell) => !faultKinds.some((kind) => kind === fault);

/** Returns the expected result: the real outcome if it can be determined, otherwise `unknown`. */
export function expectEnd({ signal }: MatrixSetting, cell: Cell): CellEnd {
  const { network, crash } = cell;
  if (network === "bridge") return expectBridgeEnd(cell);
  // Both networks can be queried, and treat a repeated call as the same post (idempotency key).
  if (network === "bluesky" || network === "mastodon") return { posts: 1, status: "published" };
  const predicted = predictFirstCall(cell);
  if (crash === "none" || crash === "before arming") return predicted.first;
  // The response arrives after another process has given up, so no second call is made.
  if (signal === "SIGSTOP") {
    const isSent = crash !== "after arming" && !predicted.isRetried;
    return isSent ? predicted.first : { posts: 0, status: "failed" };
  }
  const isSent = crash === "during the call" || crash === "after the response";
  const isMade = isSent && !predicted.isRetried && predicted.first.posts > 0;
  return { posts: isMade ? 1 : 0, status: "unknown" };
}

/** A bridge can always be asked, but its call is never repeated: without a call or with a refusal, nothing is posted. */
function expectBridgeEnd({ crash, fault }: Cell): CellEnd {
  const nothing = { posts: 0, status: "failed" } as const;
  const isWhole = crash === "none" || crash === "before arming";
  const isReceived = isWhole || crash === "during the call" || crash === "after the response";
  // A call that comes later finds its draft deleted.
  if (!isReceived) return nothing;
  switch (fault) {
    case "hang-before-commit":
    case "reset-before-commit":
    case "accept-then-fail":
      return nothing;
    case "429":
    case "token-expired":
      // Repeated only by the process that knows of the refusal.
      return isWhole ? { posts: 1, status: "published" } : nothing;
    default:
      return { posts: 1, status: "published" };
  }
}

/** Predicts the result of LinkedIn's or a service's first call, and whether a retry follows. */
function predictFirstCall({ network, fault }: Cell): { first: CellEnd; isRetried: boolean } {
  const isLinkedin = network === "linkedin";
  const once = (posts: number, status: TargetStatus) => ({
    first: { posts, status },
    isRetried: false,
  });
  const again = { first: { posts: 1, status: "published" as const }, isRetried: true };
  switch (fault) {
    case "none":
      return once(1, "published");
    case "commit-then-hang":
    case "commit-then-reset":
    case "commit-then-500":
      return once(1, "unknown");
    case "hang-before-commit":
    case "reset-before-commit":
      return once(0, "unknown");
    case "429":
      // LinkedIn's limit is per day, so a retry would be too late.
      return isLinkedin ? once(0, "failed") : again;
    case "token-expired":
      return isLinkedin ? again : once(0, "failed");
    case "slow-processing":
      return isLinkedin ? again : once(1, "published");
    default:
      // Any 2xx response is enough for a webhook hand-off.
      return once(1, isLinkedin ? "unknown" : "published");
  }
}
