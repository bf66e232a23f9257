import { networkIds } from "@slideloom/core/publishing";
import {
  crashPoints,
  faults,
  matrixSettings,
  type Cell,
  type CellEnd,
  type MatrixSetting,
} from "./cells.fixture.ts";

/** A tried cell and its result. */
export type Outcome = Cell & CellEnd & { setting: MatrixSetting };

/** Builds the report as Markdown, with a table per setting and network. */
export function buildReport(outcomes: readonly Outcome[]): string {
  const sections = matrixSettings.flatMap((setting) => [
    `## ${describeSetting(setting)}`,
    ...networkIds.flatMap((network) => {
      const cells = outcomes.filter((cell) => cell.setting === setting && cell.network === network);
      return cells.length > 0 ? [`### ${networkNames[network]}`, buildTable(cells)] : [];
    }),
  ]);
  return `${[introduction(outcomes), ...sections].join("\n\n")}\n`;
}

const networkNames = {
  bluesky: "Bluesky",
  mastodon: "Mastodon",
  linkedin: "LinkedIn",
  handover: "Hand-over",
} as const;

const describeSetting = ({ engine, signal }: MatrixSetting) =>
  engine === "sqlite"
    ? "SQLite, one process that is killed and restarted"
    : `PostgreSQL, two processes, one of which is ${
        signal === "SIGKILL" ? "killed" : "stopped past its lease and goes on"
      }`;

function introduction(outcomes: readonly Outcome[]): string {
  const twice = outcomes.filter(({ posts }) => posts > 1).length;
  return `# Publishing at most once: the matrix

Written by \`npm run publishing-matrix\`. ${outcomes.length} publications at stand-ins for networks, each with a fault of the network when the
post is made (a column) and with the process that publishes killed (\`SIGKILL\`) or stopped (\`SIGSTOP\`) at one point (a row). A cell says
how many posts the network has in the end, and where the target stands. Published more than once: ${twice}.

- **before arming**: the files are at the network, and the call is not allowed yet.
- **after arming**: the call is allowed by a committed change; the process has not looked yet how long that took.
- **before the call**: it has looked, and makes the call next.
- **during the call**: the network has the request, and does what it was asked only after that.
- **after the response**: the process knows what came of the call, and has not written it.

Bluesky and Mastodon can be asked and take the same call again as the same post: the post is always there once, and known to be.
LinkedIn lets members not read, and a service behind a hand-over can't be asked: where no process lives that knows what came of the one call, the target is
\`unknown\`, and a person decides. \`failed\` has surely published nothing.`;
}

function buildTable(cells: readonly Outcome[]): string {
  const rows = crashPoints
    .filter((crash) => cells.some((cell) => cell.crash === crash))
    .map((crash) => [crash, ...faults.map((fault) => describeEnd(cells, crash, fault))]);
  const line = (texts: readonly string[]) => `| ${texts.join(" | ")} |`;
  return [
    line(["", ...faults]),
    line(["---", ...faults.map(() => "---")]),
    ...rows.map((row) => line(row)),
  ].join("\n");
}

function describeEnd(
  cells: readonly Outcome[],
  crash: Cell["crash"],
  fault: Cell["fault"],
): string {
  const cell = cells.find((one) => one.crash === crash && one.fault === fault);
  return cell ? `${cell.posts} ${cell.status}` : "";
}
