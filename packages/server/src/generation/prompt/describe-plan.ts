import type { Passage } from "@slideloom/core/sources";
import type { Statement } from "@slideloom/core/planning";
import type { GenerationRequest, SlidePlan } from "../text-generator.ts";
import { captionKeys } from "@slideloom/core/writing";

/** JSON keys of a planned slide in the prompt, besides the keys of its text. */
export const plannedKeys = ', "sources": ["p7"], "alt": string';
export const captionShape = `"caption": string, "captions": {${captionKeys.map((key) => `"${key}": string | null`).join(", ")}}`;

/** Lists the passages that the plan's facts come from, by id. */
export const listCitedIds = ({ facts }: Pick<SlidePlan, "facts">): ReadonlySet<string> =>
  new Set(facts.flatMap(({ passages }) => passages));

/** Returns the facts of the outline's items. If an item between the first and last has no facts, returns all facts. */
function chooseFacts({ outline: { items }, facts }: SlidePlan): Statement[] {
  const isOpen = items.slice(1, -1).some((item) => item.facts.length === 0);
  const used = new Set(items.flatMap((item) => item.facts));
  return isOpen || used.size === 0 ? facts : facts.filter(({ id }) => used.has(id));
}

export function outlineRules({ hook, outline }: SlidePlan): string[] {
  return [
    "The outline in the material was approved by the author. Slide 1 of the post is its item 1, and so on: one slide an item, in this order, each with its point and its facts, and nothing of another item.",
    "An item's layout says how its words are set; the layouts and the words that make them follow below.",
    ...(hook === null
      ? []
      : [
          "title: the hook, word for word, with ::double colons:: around its strongest word or phrase.",
        ]),
    ...(outline.promise === "" ? [] : ["The last slide keeps what the promise says."]),
  ];
}

export const factualRules: readonly string[] = [
  "Only what the material says: every number, date and name as there, rounded only with its word (“about”). Quotes word for word, with who said them; never in quotation marks if translated.",
  "A fact's condition (“only: …”) stays with it. Nothing stronger: “fell” is not “vanished”, some are not all.",
  "sources: the ids of the passages that the slide's words come from; empty if none do, as on a closing.",
  "alt: the slide for people who can't see it, in one or two sentences: its message, with its numbers and names.",
  "caption: what is posted with the slides, at most 700 characters, with the hook first and hashtags last. captions: null where the caption does as it is; x at most 260 characters, bluesky 290, threads and mastodon 480; linkedin and instagram in their own manner.",
];

/** The plan as material: outline, facts, and the passages that they come from. */
export function describePlan(
  { outline, hook, facts }: SlidePlan,
  material: GenerationRequest["material"],
): string {
  const items = outline.items.map(({ role, layout, point, facts: ids }, index) =>
    [
      `${index + 1}. ${role}: ${point}`,
      ...(layout === null ? [] : [`layout: ${layout}`]),
      ...(ids.length === 0 ? [] : [`facts: ${ids.join(", ")}`]),
    ].join(" | "),
  );
  const used = chooseFacts({ outline, hook, facts });
  return [
    `Outline:\n${items.join("\n")}`,
    ...(outline.reader === "" ? [] : [`Reader: ${outline.reader}`]),
    ...(outline.promise === "" ? [] : [`Promise: ${outline.promise}`]),
    ...(hook === null ? [] : [`Hook: ${hook}`]),
    // Facts have the words that prove them, so their passages would say the same again.
    used.length > 0 ? describeFacts(used) : describePassages(material?.passages ?? []),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

/** Facts with ids, conditions and evidence; empty without facts. */
export function describeFacts(facts: readonly Statement[]): string {
  const lines = facts.map(({ id, kind, text, evidence, limits, speaker, passages }) =>
    [
      `[${id}] ${kind}: ${text}`,
      ...(limits === undefined ? [] : [`only: ${limits}`]),
      ...(speaker === undefined ? [] : [`said by: ${speaker}`]),
      `evidence: “${evidence}” [${passages.join(", ")}]`,
    ].join(" | "),
  );
  return lines.length === 0 ? "" : `Facts:\n${lines.join("\n")}`;
}

/** Maximum length of a passage in a prompt, in UTF-16 units. The rest is cut off. */
const passageCharacters = 1500;

/** The passages, or only those with these ids, each shortened; empty if there are none. */
export function describePassages(
  passages: readonly Passage[],
  ids: ReadonlySet<string> | null = null,
): string {
  const lines = passages
    .filter(({ id }) => ids === null || ids.has(id))
    .map(({ id, text, speaker }) => {
      const said = speaker === undefined ? "" : `${speaker}: `;
      return `[${id}] ${said}${text.slice(0, passageCharacters)}`;
    });
  return lines.length === 0 ? "" : `Passages:\n${lines.join("\n")}`;
}
