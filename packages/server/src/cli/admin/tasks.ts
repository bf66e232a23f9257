import type { TaskRow } from "../../db/task-tables.ts";
import { CommandError } from "../command-error.ts";
import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { withAdminContext } from "./admin-context.ts";
import { buildColumns } from "./columns.ts";

/** Prints dead tasks, which aren't retried any more, and the tasks due next, as aligned columns or as JSON. */
export async function listTasks(
  { json, limit }: { json: boolean; limit: number },
  io: CommandIo,
): Promise<void> {
  const tasks = (await withAdminContext(({ tasks: queue }) => queue.list(limit))).map(presentTask);
  if (json) io.stdout.write(`${JSON.stringify(tasks, null, 2)}\n`);
  else io.stdout.write(buildColumns(titles, tasks.map(listCells)));
}

/** Makes a task due now, so that a running server runs it. Resets its number of attempts. */
export async function retryTask(id: string, io: CommandIo): Promise<void> {
  await withAdminContext(async ({ tasks, place }) => {
    if (!(await tasks.retry(id))) throw buildMissing(id, place);
    io.stdout.write(buildLine(`Task ${id} runs next`));
  });
}

/** Deletes a task, finished or not. */
export async function dropTask(id: string, io: CommandIo): Promise<void> {
  await withAdminContext(async ({ tasks, place }) => {
    if (!(await tasks.drop(id))) throw buildMissing(id, place);
    io.stdout.write(buildLine(`Dropped task ${id}`));
  });
}

const buildMissing = (id: string, place: string) =>
  new CommandError(`no task with the id ${id} in ${place}`);

const titles = ["ID", "KIND", "STATE", "DUE", "ATTEMPTS", "ACCOUNT", "DESTINATION", "ERROR"];

const presentTask = (task: TaskRow) => ({
  id: task.id,
  kind: task.kind,
  state: findState(task),
  dueAt: new Date(task.runAtMs).toISOString(),
  attempts: task.attempts,
  accountId: task.accountId,
  destination: task.destination,
  error: task.error,
});

const listCells = (task: ReturnType<typeof presentTask>) =>
  Object.values(task).map((value) => (value === null ? "" : String(value)));

function findState({ diedAtMs, leasedUntilMs, waitsFor }: TaskRow): string {
  if (diedAtMs !== null) return "dead";
  if (leasedUntilMs !== null) return "running";
  return waitsFor === null ? "queued" : "waiting";
}
