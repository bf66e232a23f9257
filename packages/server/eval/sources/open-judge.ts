import { parseConfig } from "../../src/config/config.ts";
import { createServerWriter } from "../../src/generation/writers/server-writer.ts";
import type { Judge } from "./judge-items.ts";
import { inPlaceReaders } from "../in-place-readers.ts";

/**
 * Opens the model that `JUDGE_MODEL` names; null if `JUDGE_MODEL` isn't set. Throws if the judge's settings are
 * incomplete.
 */
export async function openJudge(env: NodeJS.ProcessEnv): Promise<Judge | null> {
  if (!env["JUDGE_MODEL"]) return null;
  const settings = ["PROVIDER", "MODEL", "API_KEY", "BASE_URL"].map((name) => [
    `AI_${name}`,
    env[`JUDGE_${name}`],
  ]);
  const read = parseConfig(Object.fromEntries(settings));
  if (!read.ok) throw new Error(read.message.replaceAll("AI_", "JUDGE_"));
  const { ai } = read.config;
  const generator = await createServerWriter(ai, inPlaceReaders).of("operator").open();
  if (!generator.answer)
    throw new Error("JUDGE_PROVIDER or JUDGE_BASE_URL must be set with JUDGE_MODEL.");
  return { name: `${ai.model}`, answer: generator.answer.bind(generator) };
}
