import { networkIds, networks } from "@slideloom/core/networks";
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
      return cells.length > 0 ? [`### ${networks[network].name}`, buildTable(cells)] : [];
    }),
  ]);
  return `${[introduction(outcomes), ...sections].join("\n\n")}\n`;
}

const describeSetting = ({ engine, signal }: MatrixSetting) =>
  engine === "sqlite"
    ? "SQLite, one process that is killed and restarted"
    : `PostgreSQL, two processes, one of which is ${
        signal === "SIGKILL" ? "killed" : "stopped past its lease and goes on"
      }`;

function introduction(outcomes: readonly Outcome[]): string {
  const twice = outcomes.filter(({ posts }) => posts > 1).length;
  return `# Publishing at most once: the matrix

This page shows that no fault and no crash publishes a post twice. \`npm run publishing-matrix\` writes it from
${outcomes.length} publications at fake networks. A column is a fault of the network during the call that makes
the post; a row is the point where the publishing process is killed (\`SIGKILL\`) or stopped (\`SIGSTOP\`). A
cell has the number of posts at the network in the end, and the target's status. Published more than once:
${twice}.

- **before arming**: the files are at the network, and the call isn't allowed yet.
- **after arming**: a committed change allows the call; the process hasn't checked yet how long that took.
- **before the call**: it has checked, and makes the call next.
- **during the call**: the network has the request, and acts on it only after that.
- **after the response**: the process knows the outcome of the call, and hasn't written it.

Bluesky and Mastodon can be asked, and take a repeated call as the same post: the post always exists once, and
its status is known. LinkedIn can't be asked by members, and neither can the receiver of a webhook hand-off: if
no living process knows the outcome of the one call, the target is \`unknown\`, and a person decides. \`failed\`
has certainly published nothing.`;
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
