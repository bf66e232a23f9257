import type { ItemType } from "@slideloom/core/document";
import type { WritingStyle } from "@slideloom/core/generation";
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
  const columns = itemTypes.includes("two-columns")
    ? ', "leftColumn": string | null, "rightColumn": string | null'
    : "";
  return `{"header": string, "description": [{"type": ${types}, "value": string${columns}}], "summary": string | null}`;
}

export function explainColumns(itemTypes: readonly ItemType[]): string[] {
  if (!itemTypes.includes("two-columns")) return [];
  return [
    'A "two-columns" item has its texts in "leftColumn" and "rightColumn" and an empty "value"; in other items both are null.',
  ];
}

export function buildVoice({ description, rules, contractions }: WritingStyle): string {
  return list([
    description,
    ...rules,
    contractions ? "Contractions are welcome." : "No contractions.",
  ]);
}

export const pairsRule =
  'Pairs (before and after, myth and fact, do and don\'t): a "two-columns" item, up to 15 words a side.';

export const avoidCliches = `Never write: ${cliches.map((phrase) => `“${phrase}”`).join(", ")}, nor their like in other languages.`;
