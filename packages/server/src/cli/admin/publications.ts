import type { TargetStatus } from "@slideloom/core/contract/publications";
import { accountName } from "@slideloom/core/networks";
import type { Queries } from "../../db/tables.ts";
import { presentAttempt } from "../../publishing/publication-presenter.ts";
import { listAllTargets, listAttempts } from "../../publishing/target/target-repository.ts";
import { readPosts } from "../../publishing/target/row.ts";
import type { CommandIo } from "../command-io.ts";
import { withAdminContext } from "./admin-context.ts";
import { buildColumns } from "./columns.ts";

export interface PublicationListOptions {
  status?: TargetStatus;
  json: boolean;
  limit: number;
}

/** Prints all accounts' publications, as aligned columns or as JSON with the requests to the networks. */
export async function listPublications(
  { status, json, limit }: PublicationListOptions,
  io: CommandIo,
): Promise<void> {
  await withAdminContext(async ({ database: { queries } }) => {
    const targets = (await listAllTargets(queries, { status, limit })).map(presentTarget);
    if (!json) return io.stdout.write(buildColumns(titles, targets.map(listCells)));
    const whole = [];
    for (const target of targets) {
      whole.push({ ...target, attempts: await readAttempts(queries, target) });
    }
    return io.stdout.write(`${JSON.stringify(whole, null, 2)}\n`);
  });
}

const titles = ["TARGET", "STATUS", "DUE", "ACCOUNT", "NETWORK", "AS", "TITLE", "POST", "MESSAGE"];

function presentTarget(target: Awaited<ReturnType<typeof listAllTargets>>[number]) {
  const { id, status, dueAtMs, username, network, handle, name, title } = target;
  return {
    targetId: id,
    status,
    dueAt: dueAtMs === null ? null : new Date(dueAtMs).toISOString(),
    account: username,
    network,
    as: accountName({ network, handle: handle ?? "", name: name ?? "" }),
    title,
    post: readPosts(target.posts)[0]?.url ?? null,
    message: target.message,
    publicationId: target.publicationId,
  };
}

const listCells = (target: ReturnType<typeof presentTarget>) =>
  Object.values(target)
    .slice(0, titles.length)
    .map((value) => value ?? "");

async function readAttempts(
  queries: Queries,
  { targetId, publicationId }: ReturnType<typeof presentTarget>,
) {
  const rows = await listAttempts(queries, publicationId, shownAttempts);
  return rows.filter((row) => row.targetId === targetId).map(presentAttempt);
}

const shownAttempts = 200;
