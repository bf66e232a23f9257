import { chooseTemplateType, type TemplateType } from "../template-type.ts";
import { chooseWritingStyle, type WritingStyle } from "../writing-style.ts";
import type { Asks } from "./asks.ts";
import { readInstructions } from "./read-instructions.ts";
import { countWords } from "./sentences.ts";
import { stripMarkdown } from "./markdown.ts";
import type { Outline } from "./outline.ts";
import { hashText, createRandom, type Random } from "./random.ts";
import { readNotes } from "./read-notes.ts";
import { readsAsEnglish } from "./stop-words.ts";
import { readTopic, type Topic } from "./topic.ts";
import { getFrameworks, type Framework, type FrameworkSlide } from "./frameworks.ts";

/** What a draft is to be written from. */
export interface DraftRequest {
  /** Not blank. */
  topic: string;
  /** The person's notes and asks; may be empty. */
  instructions: string;
  /** Names, matched loosely; an unknown one means the default. */
  templateType: string;
  writingStyle: string;
  /** Slides wanted, 1 to 15; a single post has one. */
  slides: number;
  postType: "carousel" | "single";
  /** Only items of type text. */
  textOnly: boolean;
  /** Neighbouring seeds give different drafts, equal ones equal drafts. */
  seed: number;
}

/** A request that was read: everything the writer decides from. */
export interface Brief {
  templateType: TemplateType;
  style: WritingStyle;
  topic: Topic;
  /** What of the topic its title leaves out, for the cover; may be empty. */
  lead: string;
  asks: Asks;
  outline: Outline;
  /** The notes in plain text, for hashtags. */
  notes: string;
  /** Whether words of ours may stand beside the person's. */
  english: boolean;
  slides: number;
  single: boolean;
  textOnly: boolean;
  seed: number;
  random: Random;
  framework: Framework;
  extras: FrameworkSlide[];
  warnings: string[];
}

const maxSlides = 15;
const leadWords = 28;

const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\uFE0F|\u200D|\u20E3|[\u{1F3FB}-\u{1F3FF}])+\s?/gu;

/** Reads a request. */
export function readBrief(request: DraftRequest): Brief {
  const templateType = chooseTemplateType(request.templateType);
  const writingStyle = chooseWritingStyle(request.writingStyle);
  const { asks, notes: typedNotes } = readInstructions(request.instructions);
  const strip = (text: string) => (asks.emoji ? text : text.replace(emoji, ""));
  const topic = readTopic(strip(asks.title ?? request.topic) || request.topic);
  // A topic that is a sentence leads the post; only what is too long for the cover is spread as notes.
  const lead = countWords(topic.rest) <= leadWords ? topic.rest : "";
  const notes = strip(
    [lead === "" ? topic.rest : "", typedNotes].filter((part) => part.trim() !== "").join("\n\n"),
  );
  const outline = readNotes(notes, templateType.choice.id);
  const style = { ...(asks.style ?? writingStyle.choice) };
  if (asks.terse) style.maxSentences = Math.min(style.maxSentences, 2);
  const single = request.postType === "single";
  const { frameworks, extras } = getFrameworks(templateType.choice.id);
  const slides = single ? 1 : Math.min(maxSlides, Math.max(1, Math.trunc(request.slides) || 1));
  const salt = hashText(`${request.topic}\n${templateType.choice.id}`);
  const english = outline.points.length === 0 || readsAsEnglish(stripMarkdown(notes));
  return {
    templateType: templateType.choice,
    style,
    topic,
    lead,
    asks,
    outline,
    notes,
    english,
    slides,
    single,
    textOnly: request.textOnly,
    seed: (request.seed + salt) >>> 0,
    random: createRandom(request.seed ^ salt),
    framework: chooseFramework(frameworks, slides, request.seed + salt),
    extras,
    warnings: [
      ...[templateType.warning, writingStyle.warning].filter((warning) => warning !== null),
      ...asks.unknown.map((ask) => `The offline writer can't do this: ${ask}`),
      ...(asks.language === null
        ? []
        : [`The offline writer can't translate to ${asks.language}.`]),
    ],
  };
}

/** Few slides can't hold a framework that only makes sense as a whole. */
function chooseFramework(
  frameworks: readonly Framework[],
  slides: number,
  seed: number,
): Framework {
  const fitting = frameworks.filter(
    ({ slides: own, inOrder }) => !inOrder || slides >= own.length + 2,
  );
  const [first] = fitting;
  const chosen = fitting[(seed >>> 0) % fitting.length] ?? first;
  if (!chosen) throw new RangeError("No framework fits");
  return chosen;
}
