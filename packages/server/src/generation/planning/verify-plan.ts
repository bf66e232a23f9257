import type { Statement } from "@slideloom/core/planning";
import { requireResult, type Checker } from "../../sources/checks/source-checker.ts";
import type { Material } from "../text-generator.ts";
import type { GivenPlan } from "./write-planned.ts";

interface VerifyOptions {
  material: Material | null;
  checker: Pick<Checker, "prove">;
  signal: AbortSignal;
}

/** Keeps only the facts that the source supports. If there is no source, drops all facts. */
export async function verifyPlan(
  { facts, ...rest }: GivenPlan,
  options: VerifyOptions,
): Promise<GivenPlan> {
  if (!facts && options.material) return rest;
  return { ...rest, facts: await verifyFacts(facts ?? [], options) };
}

/** Keeps facts if a passage that they name contains the evidence. Throws a `SourceError` if checking takes too long. */
export async function verifyFacts(
  facts: readonly Statement[],
  { material, checker, signal }: VerifyOptions,
): Promise<Statement[]> {
  if (!material) return [];
  const drafts = facts.map(({ id, ...fact }) => ({ ...fact, ref: id }));
  const proven = requireResult(await checker.prove(drafts, material, signal));
  return proven.map(({ ref, ...fact }) => ({ id: ref, ...fact }));
}
