import { acceptStatements, type Statement } from "@slideloom/core/planning";
import type { Material } from "../text-generator.ts";
import type { GivenPlan } from "./write-planned.ts";

/** Keeps only the facts that the source supports. Without a source, no fact is kept. */
export function verifyPlan(plan: GivenPlan, material: Material | null): GivenPlan {
  const { facts, ...rest } = plan;
  if (!facts) return material ? rest : { ...rest, facts: [] };
  return { ...rest, facts: material ? verifyFacts(facts, material) : [] };
}

/** Keeps the facts whose evidence is in a passage that they name. */
export function verifyFacts(
  facts: readonly Statement[],
  { source, passages }: Material,
): Statement[] {
  const drafts = facts.map(({ id, ...fact }) => ({ ...fact, ref: id }));
  return acceptStatements(drafts, passages, source.language).map(({ ref, ...fact }) => ({
    id: ref,
    ...fact,
  }));
}
