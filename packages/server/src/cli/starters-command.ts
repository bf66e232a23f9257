import { headlineLabel } from "@slideloom/core/document";
import { placeName } from "@slideloom/core/networks";
import {
  findStarter,
  frameworks,
  goals,
  type StarterSearch,
  searchStarters,
  trades,
} from "@slideloom/core/starters";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { buildLine } from "./message-line.ts";

export interface StartersCommandOptions extends Omit<StarterSearch, "words"> {
  /** Words to search for. */
  find?: string;
}

/**
 * Prints the starter with an id as JSON, or lists the starters that match a search, one per line.
 * @throws {Error} if there is no starter with the id
 */
export function printStarters(
  id: string | undefined,
  search: StarterSearch,
  io: CommandIo,
): ExitCode {
  if (id === undefined) {
    for (const { id: own, post, framework, trade, goal, networks } of searchStarters(search)) {
      const kinds = [trades[trade], frameworks[framework], goals[goal], ...networks.map(placeName)];
      io.stdout.write(buildLine(`${own}: ${headlineLabel(post.title)} (${kinds.join(", ")})`));
    }
    return 0;
  }
  const starter = findStarter(id);
  if (!starter) throw new Error(`There is no starter "${id}". \`slideloom starters\` lists them.`);
  io.stdout.write(`${JSON.stringify(starter.post, null, 2)}\n`);
  for (const fact of starter.replace) io.stderr.write(buildLine(`replace: ${fact}`));
  return 0;
}
