import { serializeColumns } from "../../blocks/two-columns/columns.ts";
import { countWords } from "../../text/count-words.ts";
import { arePaired } from "../../text/paired-labels.ts";
import { raiseFirst } from "./draft-text.ts";
import type { DraftBlock, Section, SourceText } from "./judged-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { refersBack } from "./references.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./draft-words.ts";

/** A high score, because the author put the two sides next to each other. */
const comparisonScore = 4;
/** Maximum number of words of one side. */
const maxSide = 30;

const labelled = /^(\p{L}[\p{L}' ’]{0,20}?(?:\s\p{Nd}{1,2})?)\s?[:：]\s*(.{3,})$/u;

interface Side {
  label: string;
  texts: string[];
  sentences: DraftSentence[];
}

/** Lists slides that compare two sides: labelled sentences such as `Before: …`, and sections with such headings. */
export function listComparisonPoints(
  { blocks, sections }: SourceText,
  words: DraftWords,
): DraftPoint[] {
  return [...blocks.flatMap(listLabelledPairs), ...listSectionPairs(sections, blocks, words)];
}

function listLabelledPairs(block: DraftBlock): DraftPoint[] {
  if (block.kind !== "prose") return [];
  const { sentences, section } = block;
  return sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1];
    const [left, right] = [readSide(sentence), next && readSide(next)];
    if (!left || !right || !arePaired(left.label, right.label)) return [];
    return compare(left, right, { block, heading: section.heading });
  });
}

function readSide(sentence: DraftSentence): Side | null {
  const [, label = "", text = ""] = labelled.exec(sentence.text) ?? [];
  return label === "" ? null : { label, texts: [text], sentences: [sentence] };
}

function listSectionPairs(
  sections: readonly Section[],
  blocks: readonly DraftBlock[],
  words: DraftWords,
): DraftPoint[] {
  return sections.flatMap((section, index) => {
    const next = sections[index + 1];
    if (!section.heading || !next?.heading) return [];
    if (!arePaired(section.heading.text, next.heading.text)) return [];
    const [left, right] = [takeSide(section, blocks, words), takeSide(next, blocks, words)];
    const block = blocks.find((one) => one.section === section);
    if (!left || !right || !block) return [];
    const passages = [section.heading.passage, next.heading.passage];
    return compare(left, right, { block, heading: null }).map((point) => ({
      ...point,
      passages: [...new Set([...passages, ...point.passages])],
    }));
  });
}

/** Takes the sentences of a section that fit on one side; null if none does. */
function takeSide(section: Section, blocks: readonly DraftBlock[], words: DraftWords): Side | null {
  const own = blocks.filter((block) => block.section === section);
  if (!section.heading || own.length !== 1 || own[0]?.kind !== "prose") return null;
  const sentences: DraftSentence[] = [];
  let count = 0;
  for (const sentence of own[0].sentences) {
    count += countWords(sentence.text);
    if (count > maxSide) break;
    sentences.push(sentence);
  }
  // A sentence that the next one refers to would lose its sense without it.
  const after = own[0].sentences[sentences.length];
  if (after && refersBack(after.text, words)) sentences.pop();
  if (sentences.length === 0) return null;
  return {
    label: section.heading.text,
    texts: sentences.map(({ text }) => text),
    sentences,
  };
}

function compare(
  left: Side,
  right: Side,
  { block, heading }: { block: DraftBlock; heading: Section["heading"] },
): DraftPoint[] {
  const count = ({ texts }: Side) => texts.reduce((sum, text) => sum + countWords(text), 0);
  if (count(left) > maxSide || count(right) > maxSide) return [];
  const column = ({ label, texts }: Side) => [raiseFirst(label), ...texts.map(raiseFirst)];
  const value = serializeColumns({ leftColumn: column(left), rightColumn: column(right) });
  const sentences = [...left.sentences, ...right.sentences];
  const point = createPoint({
    header: heading?.text ?? "",
    body: [],
    sentences,
    block,
    score: comparisonScore,
    heading: heading ? [heading.passage] : [],
  });
  return [
    {
      ...point,
      items: [{ type: "two-columns", value }],
      words: countWords([...column(left), ...column(right)].join(" ")),
    },
  ];
}
