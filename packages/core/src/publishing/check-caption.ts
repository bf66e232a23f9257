import { countMarks } from "../networks/count-marks.ts";
import { countBytes } from "../networks/counting/count-bytes.ts";
import type { PostRules } from "../networks/rules-for.ts";
import { countNoun } from "../text/index.ts";
import type { PublicationPayload } from "./publication-payload.ts";
import type { PublicationProblem } from "./publication-problem.ts";

/** Captions longer than this multiple of their limit are not counted exactly. */
const countedTimes = 5;

/** Checks a caption's length, hashtags, mentions and URLs. */
export function checkCaption(
  rules: PostRules,
  { caption, options }: Pick<PublicationPayload, "caption" | "options">,
): PublicationProblem[] {
  return [
    ...checkLength(rules, { caption, options }),
    ...checkBytes(rules, caption),
    ...checkMarks(rules, caption),
  ];
}

function checkLength(
  { name, countCaption, captionLimit }: PostRules,
  { caption, options }: Pick<PublicationPayload, "caption" | "options">,
): PublicationProblem[] {
  if (captionLimit === null) return [];
  // Counting ends at this length, because counting the emoji and combining marks of a very long caption is slow.
  const stopAt = captionLimit * countedTimes;
  const length = countCaption(caption, { options, stopAt });
  if (length <= captionLimit) return [];
  const count = length < stopAt ? `${length}` : `more than ${stopAt - 1}`;
  const message = `${name} allows captions of up to ${captionLimit} characters; this one has ${count}.`;
  return [{ severity: "error", code: "caption-too-long", place: "caption", message }];
}

function checkBytes({ name, captionBytes }: PostRules, caption: string): PublicationProblem[] {
  if (captionBytes === null) return [];
  if (countBytes(caption) <= captionBytes) return [];
  const message = `${name} allows captions of up to ${captionBytes} bytes. Shorten this one.`;
  return [{ severity: "error", code: "caption-too-many-bytes", place: "caption", message }];
}

function checkMarks(rules: PostRules, caption: string): PublicationProblem[] {
  const { name, hasLinks } = rules;
  const counts = countMarks(caption);
  const problems = (["hashtags", "mentions", "links"] as const).flatMap((kind) => {
    const { warn = Infinity, most = Infinity } = rules[kind];
    const count = counts[kind];
    if (count <= Math.min(warn, most)) return [];
    const severity = count > most ? ("error" as const) : ("warning" as const);
    const limit = countNoun(severity === "error" ? most : warn, kind.slice(0, -1));
    const message =
      severity === "error"
        ? `${name} allows up to ${limit} in a caption; this one has ${count}.`
        : `${name} shows posts with more than ${limit} to fewer people; this caption has ${count}.`;
    return [{ severity, code: `too-many-${kind}` as const, place: "caption" as const, message }];
  });
  if (hasLinks || counts.links === 0) return problems;
  const message = `Links in ${name} captions can't be opened. People would have to type this one.`;
  return [...problems, { severity: "warning", code: "plain-links", place: "caption", message }];
}
