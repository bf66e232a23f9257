import type { TargetStatus } from "@slideloom/core/contract";
import { type NetworkId, networkIds } from "@slideloom/core/publishing";
import { faultKinds, type FaultKind } from "../../connectors/fake-network.fixture.ts";
import type { StopPoint } from "./publisher.fixture.ts";

/** Which processes there are, and what becomes of the one that publishes. */
export const matrixSettings = [
  { engine: "sqlite", processes: 1, signal: "SIGKILL" },
  { engine: "postgres", processes: 2, signal: "SIGKILL" },
  { engine: "postgres", processes: 2, signal: "SIGSTOP" },
] as const;
export type MatrixSetting = (typeof matrixSettings)[number];

/** Where it is killed or stopped; `during the call` is when the network has the request, and has done nothing of it. */
export type CrashPoint = StopPoint | "none" | "during the call";
export const crashPoints: readonly CrashPoint[] = [
  "none",
  "before arming",
  "after arming",
  "before the call",
  "during the call",
  "after the response",
];

/** What the network does wrong when the post is to be made. */
export type MatrixFault = FaultKind | "none";
export const faults: readonly MatrixFault[] = ["none", ...faultKinds];

/** A publication of the matrix. */
export interface Cell {
  network: NetworkId;
  fault: MatrixFault;
  crash: CrashPoint;
}

/** What came of a cell: posts in the network's ledger, and where the target stands. */
export interface CellEnd {
  posts: number;
  status: TargetStatus;
}

/** All publications of a setting, network by network. */
export const listCells = ({ signal }: MatrixSetting, network: NetworkId): Cell[] =>
  crashPoints
    .filter((crash) => crash !== "none" || signal === "SIGKILL")
    .flatMap((crash) => faults.map((fault) => ({ network, fault, crash })));

/** What is tried each time the tests run: where a request is done, and nobody is left who knows of it. */
const sample: readonly Cell[] = [
  { network: "bluesky", crash: "during the call", fault: "commit-then-reset" },
  { network: "mastodon", crash: "after the response", fault: "commit-then-500" },
  { network: "linkedin", crash: "during the call", fault: "none" },
  { network: "handover", crash: "before the call", fault: "none" },
];

/** Of two processes, those that are killed or stopped while they publish on these alone. */
const sampledNetworks: Record<
  MatrixSetting["engine"],
  Record<MatrixSetting["signal"], readonly NetworkId[]>
> = {
  sqlite: { SIGKILL: networkIds, SIGSTOP: [] },
  postgres: { SIGKILL: ["linkedin"], SIGSTOP: ["handover"] },
};

/** Those of a setting and a network that are tried each time the tests run; none for some. */
export const listSample = ({ engine, signal }: MatrixSetting, network: NetworkId): Cell[] =>
  sampledNetworks[engine][signal].includes(network)
    ? sample.filter((cell) => cell.network === network)
    : [];

/** What must come of it: what can be known is known, and all else is said to be unknown. */
export function expectEnd({ signal }: MatrixSetting, cell: Cell): CellEnd {
  const { network, crash } = cell;
  // Both can be asked, and take the same call again as the same post.
  if (network === "bluesky" || network === "mastodon") return { posts: 1, status: "published" };
  const told = tellEnd(cell);
  if (crash === "none" || crash === "before arming") return told.first;
  // Its response comes late, after another process has given up: no second call is made.
  if (signal === "SIGSTOP") {
    const isSent = crash !== "after arming" && !told.isRetried;
    return isSent ? told.first : { posts: 0, status: "failed" };
  }
  const isSent = crash === "during the call" || crash === "after the response";
  const isMade = isSent && !told.isRetried && told.first.posts > 0;
  return { posts: isMade ? 1 : 0, status: "unknown" };
}

/** What LinkedIn or a service tells of its one call, and whether it is made again after that. */
function tellEnd({ network, fault }: Cell): { first: CellEnd; isRetried: boolean } {
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
      // LinkedIn counts by the day: by tomorrow it would be too late.
      return isLinkedin ? once(0, "failed") : again;
    case "token-expired":
      return isLinkedin ? again : once(0, "failed");
    case "slow-processing":
      return isLinkedin ? again : once(1, "published");
    default:
      // Any response that is a 2xx is enough for a hand-over.
      return once(1, isLinkedin ? "unknown" : "published");
  }
}
