import { networks } from "@slideloom/core/networks";
import {
  crashPoints,
  matrixSettings,
  type Cell,
  type CellEnd,
  type MatrixFault,
  type MatrixNetworkId,
  type MatrixSetting,
} from "./cell.fixture.ts";
import { listFaults, matrixNetworkIds } from "./cells.fixture.ts";

/** A combination of network, crash and fault that was tried, and its result. */
export type Outcome = Cell & CellEnd & { setting: MatrixSetting };

/** Builds the report as Markdown, with a table per setting and network. */
export function buildReport(outcomes: readonly Outcome[]): string {
  const sections = matrixSettings.flatMap((setting) => [
    `## ${describeSetting(setting)}`,
    ...matrixNetworkIds.flatMap((network) => {
      const cells = outcomes.filter(
        (cell) =>
          cell.network === network && describeSetting(cell.setting) === describeSetting(setting),
      );
      return cells.length > 0
        ? [`### ${findName(network)}`, buildTable(cells, listFaults(network))]
        : [];
    }),
  ]);
  return `${[introduction(outcomes), ...sections].join("\n\n")}\n`;
}

const findName = (network: MatrixNetworkId) =>
  network === "bridge" ? "A bridge" : networks[network].name;

const describeSetting = ({ engine, signal }: MatrixSetting) =>
  engine === "sqlite"
    ? "SQLite: one process, killed and restarted"
    : `PostgreSQL: two processes, one of them ${
        signal === "SIGKILL" ? "killed" : "suspended until its lease has expired, then resumed"
      }`;

function introduction(outcomes: readonly Outcome[]): string {
  const twice = outcomes.filter(({ posts }) => posts > 1).length;
  return `# Publishing at most once: the matrix

This page shows that no fault and no crash publishes a post twice. \`npm run publishing-matrix\` generates it from
${outcomes.length} publications to fake networks. Each column is a network fault during the request that creates the post. Each
row is the point at which the publishing process is killed (\`SIGKILL\`) or suspended (\`SIGSTOP\`). A cell shows how
many posts the network has in the end, and the target's final status. Published more than once: ${twice}.

- **before arming**: the images are uploaded. The request isn't allowed yet.
- **after arming**: the database allows the request. The process hasn't checked yet that this is recent enough.
- **before the call**: that check has passed. The request comes next.
- **during the call**: the network has received the request and handles it after the crash.
- **after the response**: the process knows the result and hasn't stored it yet.

Bluesky, Mastodon and Instagram can be asked whether a post exists, and treat a repeated request as the same post.
There, every post exists exactly once and its status is known. LinkedIn and the receiver of a webhook hand-off can't be asked: if
no running process knows the result of the request, the status is \`unknown\` and a person decides.
\`failed\` means that nothing was published.

A bridge, such as a scheduling service, stores a draft and publishes it on a network after its response. It can be asked
for the draft. If the draft is still one after 15 minutes, it is deleted, so a late request can't publish it, and the post
is sent with another draft. **accept-then-fail**: the network refuses the post later; Postiz doesn't say which post was
refused, so a person decides. **slow-publish**: the post exists only after five minutes.

**lying-4xx**: the network publishes the post, but refuses the request. **proxy-403**: a firewall answers with a page, so
nothing was sent, and the request is made again.`;
}

function buildTable(cells: readonly Outcome[], faults: readonly MatrixFault[]): string {
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
