import {
  listOllamaModels,
  showOllamaModel,
  type OllamaListedModel,
} from "../../generation/ollama/ollama-api.ts";
import {
  findOllamaChoice,
  writeOllamaChoice,
} from "../../generation/ollama/operator-choice-repository.ts";
import { CommandError } from "../command-error.ts";
import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { withAdminContext } from "./admin-context.ts";
import { buildColumns } from "./columns.ts";

/** Minimum number of parameters, in billions. Smaller models rarely write a whole post. */
const billionsMin = 7;

/** Prints the downloaded Ollama models and marks the one that writes posts. */
export async function listOllama(io: CommandIo): Promise<void> {
  await withAdminContext(async ({ database, ollamaUrl }) => {
    const chosen = await findOllamaChoice(database.queries);
    const models = await getModels(getUrl(ollamaUrl));
    const rows = models.map(({ name, billions }) => [
      name,
      billions === null ? "" : `${billions}B`,
      name === chosen ? "yes" : "",
    ]);
    io.stdout.write(buildColumns(["MODEL", "SIZE", "WRITES"], rows));
  });
}

/**
 * Sets the Ollama model that writes posts for signed-in people. If `name` is undefined, sets the newest model that is
 * large enough.
 */
export async function useOllama(name: string | undefined, io: CommandIo): Promise<void> {
  await withAdminContext(async ({ database, ollamaUrl }) => {
    const url = getUrl(ollamaUrl);
    const models = await getModels(url);
    const model = name === undefined ? await chooseModel(url, models) : name;
    const details = await showOllamaModel(url, model);
    if (!details) {
      throw new CommandError(`Ollama has no model ${model}. Run: ollama pull ${model}`);
    }
    if (!details.canWrite) throw new CommandError(`${model} can't write text`);
    await writeOllamaChoice(database.queries, model);
    io.stdout.write(buildLine(`${model} now writes posts for signed-in people, for 0 credits`));
  });
}

/** Removes the choice of an Ollama model, so Ollama no longer writes posts for signed-in people. */
export async function stopOllama(io: CommandIo): Promise<void> {
  await withAdminContext(async ({ database }) => {
    await writeOllamaChoice(database.queries, null);
    io.stdout.write(buildLine("Ollama no longer writes posts for signed-in people"));
  });
}

function getUrl(url: string | null): string {
  if (url === null)
    throw new CommandError("OLLAMA_URL is set to off. Set it to the address of Ollama");
  return url;
}

async function getModels(url: string): Promise<OllamaListedModel[]> {
  try {
    return await listOllamaModels(url);
  } catch {
    throw new CommandError(
      `Ollama doesn't answer at ${url}. Start Ollama, or set OLLAMA_URL to its address`,
    );
  }
}

async function chooseModel(url: string, models: readonly OllamaListedModel[]): Promise<string> {
  for (const { name, billions } of models) {
    if (billions === null || billions < billionsMin) continue;
    if ((await showOllamaModel(url, name))?.canWrite) return name;
  }
  throw new CommandError(
    `Ollama has no model with ${billionsMin} billion parameters or more. Pull one (ollama pull NAME), or name a smaller model`,
  );
}
