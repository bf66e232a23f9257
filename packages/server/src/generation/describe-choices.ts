import type { SourceChoices } from "@slideloom/core/generation";
import { services } from "@slideloom/core/networks";
import { findLanguageCode } from "@slideloom/core/text";
import { GenerationError } from "./generation-error.ts";

const amountLines = {
  keep: "Amount: keep the author's sentences and their order. Split them between the slides, and leave nothing out that fits.",
  condense: "Amount: condense. Choose what matters most to the reader.",
  expand:
    "Amount: expand. Explain each point in more detail than the material does, without inventing facts, numbers or names.",
} as const;

/** Describes a person's choices to a model, one line for each. The words are data, like the topic. */
export const describeChoices = ({
  amount,
  audience,
  language,
  network,
}: SourceChoices): string[] => [
  ...(audience ? [`Audience: ${audience}`] : []),
  ...(amount ? [amountLines[amount]] : []),
  ...(language ? [`Language of the post: ${language}`] : []),
  ...(network ? [`Network that the post is for: ${services[network].name}`] : []),
];

/** Says why a chosen image isn't on a slide. */
export const describeLeftImage = (url: string): string =>
  `The image ${url} was not added, because your source doesn't have it, or no slide is free.`;

const audienceIgnored = "The audience was ignored, because it needs an AI model.";
const networkIgnored = "The network was ignored, because it needs an AI model.";

/**
 * Lists the choices that have no effect without a model.
 * @throws {GenerationError} if the post can't be made without one
 */
export function listUnmetChoices(
  { amount, audience, language, network }: SourceChoices,
  source: { language?: string | undefined } | undefined,
): string[] {
  if (amount === "expand") {
    throw new GenerationError(
      "needs-model",
      "Expanding a text needs an AI model, because every sentence would be new. Choose `keep` or `condense`.",
    );
  }
  const own = source?.language?.slice(0, 2);
  const isTranslated =
    language !== undefined && own !== undefined && findLanguageCode(language) !== own;
  return [
    ...(audience ? [audienceIgnored] : []),
    ...(network ? [networkIgnored] : []),
    ...(isTranslated
      ? [`The slides keep the source's language. Translating to ${language} needs an AI model.`]
      : []),
  ];
}
