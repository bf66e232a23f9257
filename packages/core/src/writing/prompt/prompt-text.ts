import { type BlockPrompt, getBlock, type ItemType, listPartKeys } from "../../blocks/index.ts";
import type { WritingStyle } from "../../generation/index.ts";
import { layoutPatterns } from "../../slide/index.ts";
import { describeVoice, type VoiceText, voiceRules } from "../../voice/describe-voice.ts";

/** A prompt for a model. The person's material is in `user`, apart from the instructions in `system`. */
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

/** Builds an unpredictable tag name that encloses the person's material, against prompt injection. */
export function buildFence(seed: number): string {
  return `source-${seed.toString(36)}`;
}

/** Encloses texts in the fence, and removes the fence's name inside them. Blank texts are left out. */
export function fenceMaterial(seed: number, texts: readonly string[]): string {
  const fence = buildFence(seed);
  const inside = texts.map((text) => text.trim().replaceAll(fence, "")).filter(Boolean);
  return [`<${fence}>`, inside.join("\n\n"), `</${fence}>`].join("\n");
}

/** Describes a slide's JSON shape for the model. `more` lists further keys. */
export function describeSlideShape(itemTypes: readonly ItemType[], more = ""): string {
  const types = itemTypes.map((type) => `"${type}"`).join(" | ");
  const parts = listPartKeys(itemTypes)
    .map((key) => `, "${key}": string | null`)
    .join("");
  return `{"header": string, "description": [{"type": ${types}, "value": string${parts}}], "summary": string | null${more}}`;
}

/** Further keys of a rewritten slide's shape, if slides have alt texts. */
export const describeAlts = (hasAlts: boolean): string =>
  hasAlts ? ', "alt": string | null, "mediaAlt": string | null' : "";

/** Rules for alt texts, if slides have any. */
export const explainAlts = (hasAlts: boolean): string[] =>
  hasAlts
    ? [
        '"alt" describes the whole slide to people who cannot see it, "mediaAlt" its image. Both are rewritten with the words, in the same language; null stays null.',
      ]
    : [];

/** Explains how items of these types are written, if the shape doesn't show it. */
export function explainShape(itemTypes: readonly ItemType[]): string[] {
  return listPrompts(itemTypes).flatMap(({ shape }) => shape ?? []);
}

/** Lists when to use these types, and their limits. */
export function listBlockRules(
  itemTypes: readonly ItemType[],
  task: keyof BlockPrompt["rule"],
): string[] {
  return listPrompts(itemTypes).map(({ rule }) => rule[task]);
}

function listPrompts(itemTypes: readonly ItemType[]): BlockPrompt[] {
  return itemTypes.flatMap((type) => getBlock(type).prompt ?? []);
}

const notByWording = ["cover", "closing", "picture", "post"];

/** Lists which wording leads to which layout, because a model chooses a layout by its wording. */
export function listLayouts(itemTypes: readonly ItemType[]): string[] {
  return layoutPatterns
    .filter(({ name, itemType }) =>
      itemType ? itemTypes.includes(itemType) : !notByWording.includes(name),
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

/** Returns the system message's rules for writing in the author's voice. Empty if there is no voice. */
export const explainAuthor = (voice: VoiceText | undefined): string[] =>
  voice ? [section("The author's voice", list(voiceRules))] : [];

/** Returns the description of the author's voice, which is material. Empty if there is no voice. */
export const describeAuthor = (voice: VoiceText | undefined): string[] =>
  voice ? [describeVoice(voice)] : [];
