import type { SlidePlan } from "../text-generator.ts";

/** Finished slides of another post. They show the form; their facts are nobody's. */
const examples = [
  {
    header: "Answer ::first::, reasons after",
    text: "A reader decides in five seconds. Put the decision in the first line, and the reasons where people look for them.",
    alt: "Answer first and reasons after, because readers decide in five seconds.",
  },
  {
    header: "Three lines close a ::meeting::",
    text: "- What we decided\n- Who does it\n- By which day",
    alt: "Three lines close a meeting: the decision, who does it, and by which day.",
  },
] as const;

/** Shows two finished slides in the shape of the reply. `isSourced` slides cite passages and have alt texts. */
export const showExamples = (isSourced: boolean): string =>
  examples
    .map(({ header, text, alt }, index) =>
      JSON.stringify({
        header,
        description: [{ type: "text", value: text }],
        summary: null,
        ...(isSourced && { sources: [`p${index + 3}`], alt }),
      }),
    )
    .join("\n");

/** Whether the post is made from passages or facts, which its slides cite. */
export const isSourced = ({ material, plan }: { material?: unknown; plan?: SlidePlan }): boolean =>
  material !== undefined || plan !== undefined;
