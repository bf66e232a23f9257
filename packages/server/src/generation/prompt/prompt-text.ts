import { type BlockPrompt, getBlock, type ItemType, listPartKeys } from "@slideloom/core/blocks";
import type { WritingStyle } from "@slideloom/core/generation";
import { layoutPatterns } from "@slideloom/core/slide";
import { cliches } from "./cliches.ts";

/** What a model is told: the task with its rules, and the person's material apart from it. */
export interface Prompt {
  system: string;
  user: string;
}

export function section(title: string, text: string): string {
  return `# ${title}\n${text}`;
}

export function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

/** The name of the tags around a person's material; nobody can know it beforehand. */
export function buildFence(seed: number): string {
  return `source-${seed.toString(36)}`;
}

/** The material, without the fence, should it stand there all the same. */
export function dropFence(text: string, fence: string): string {
  return text.trim().replaceAll(fence, "");
}

/** A slide of the reply, as a model is shown it. */
export function describeSlideShape(itemTypes: readonly ItemType[]): string {
  const types = itemTypes.map((type) => `"${type}"`).join(" | ");
  const parts = listPartKeys(itemTypes)
    .map((key) => `, "${key}": string | null`)
    .join("");
  return `{"header": string, "description": [{"type": ${types}, "value": string${parts}}], "summary": string | null}`;
}

/** How items of these types stand in the shape, where it doesn't say so itself. */
export function explainShape(itemTypes: readonly ItemType[]): string[] {
  return listPrompts(itemTypes).flatMap(({ shape }) => shape ?? []);
}

/** When these types are used, and how much they hold. */
export function listBlockRules(
  itemTypes: readonly ItemType[],
  task: keyof BlockPrompt["rule"],
): string[] {
  return listPrompts(itemTypes).map(({ rule }) => rule[task]);
}

function listPrompts(itemTypes: readonly ItemType[]): BlockPrompt[] {
  return itemTypes.flatMap((type) => getBlock(type).prompt ?? []);
}

/** Which text makes which layout, of those that a model can choose by its words. */
export function listLayouts(itemTypes: readonly ItemType[]): string[] {
  return layoutPatterns
    .filter(({ name, itemType }) =>
      itemType ? itemTypes.includes(itemType) : !["cover", "closing", "picture"].includes(name),
    )
    .map(({ name, madeBy }) => `${name}: ${madeBy}`);
}

export function buildVoice({ description, rules, contractions }: WritingStyle): string {
  return list([
    description,
    ...rules,
    contractions ? "Contractions are welcome." : "No contractions.",
  ]);
}

export const avoidCliches = `Never write: ${cliches.map((phrase) => `“${phrase}”`).join(", ")}, nor their like in other languages.`;
