import { writeOutline } from "../../generation/outline/write-outline.ts";
import type { Post } from "../../document/post.ts";
import { listSentences } from "../../text/sentences.ts";
import type { Passage, Source } from "../source.ts";
import { maxMadeSlides } from "../../document/limits.ts";

/** Longest source of which every word is kept, in UTF-16 units. 15 slides can't show more. */
export const keptCharacters = 30_000;
/** Longest first sentence that is the title, in UTF-16 units. */
const titleCharacters = 120;

/**
 * Makes a post with every word of a source, in order, on as many slides as it has points or as are asked for. Null for
 * tables and feeds, and for sources that are too long for that.
 */
export function keepWords(
  { source, passages }: { source: Source; passages: readonly Passage[] },
  slides?: number,
): Post | null {
  const { kind, characters } = source;
  if (kind === "table" || kind === "feed" || passages.length === 0) return null;
  if (characters > keptCharacters) return null;
  const { title, notes } = splitTitle(source.title, passages);
  if (notes === "") return { title: "", content: [{ header: title, description: [] }] };
  const wanted = slides ?? countPoints(notes);
  return outline({ topic: title, instructions: notes, slides: wanted });
}

/** Splits passages into the cover's title (a heading or short first sentence) and Markdown notes with the rest. */
function splitTitle(known: string, passages: readonly Passage[]) {
  const [first, ...others] = passages;
  if (first?.kind === "heading") return { title: first.text, notes: writeNotes(others) };
  const text = first?.kind === "paragraph" ? first.text : "";
  const [{ end } = { end: 0 }] = listSentences(text);
  const sentence = text.slice(0, end).trim();
  if (sentence === "" || sentence.length > titleCharacters)
    return { title: known, notes: writeNotes(passages) };
  const rest = text.slice(end).trim();
  const left = first && rest !== "" ? [{ ...first, text: rest }, ...others] : others;
  return { title: sentence.replace(/(?<!\.)\.$/, ""), notes: writeNotes(left) };
}

function writeNotes(passages: readonly Passage[]): string {
  return passages
    .map(({ kind, text, level = 0, ordered, speaker }, index) => {
      const gap = index > 0 && !(kind === "list" && passages[index - 1]?.kind === "list");
      const said = speaker ? `${speaker}: ${text}` : text;
      const marks: Partial<Record<Passage["kind"], string>> = {
        heading: `## ${said}`,
        list: `${"  ".repeat(level)}${ordered ? "1." : "-"} ${said}`,
        quote: `> ${said}`,
        code: `\`\`\`\n${text}\n\`\`\``,
      };
      return (gap ? "\n\n" : index > 0 ? "\n" : "") + (marks[kind] ?? said);
    })
    .join("");
}

interface Notes {
  topic: string;
  instructions: string;
  slides: number;
}

const outline = (notes: Notes): Post =>
  writeOutline(
    {
      ...notes,
      templateType: "",
      writingStyle: "",
      postType: "carousel",
      textOnly: false,
      seed: 1,
    },
    { hasLabels: false },
  ).post;

const countPoints = (instructions: string) =>
  outline({ topic: "", instructions, slides: maxMadeSlides }).content.filter(
    ({ prompt }) => prompt === undefined,
  ).length || 1;
