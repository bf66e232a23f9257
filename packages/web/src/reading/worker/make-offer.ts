import { maxMadeSlides, parsePost, type Post } from "@slideloom/core/document";
import { writeOutline } from "@slideloom/core/generation";
import { detectImportFormat, importText, type ImportFormat } from "@slideloom/core/import";
import {
  draftPost,
  joinMaterials,
  keepWords,
  readTextSource,
  startCharacters,
  suggestUnits,
  takeStart,
} from "@slideloom/core/sources";
import { countNoun, cutUnits, walkSentences } from "@slideloom/core/text";
import { nameText } from "./name-text.ts";
import type { Material, Offer, OfferRequest, SlideMethod } from "./offer.ts";

const topicCharacters = 140;
const topicSlides = 8;
/** Bounds for the number of slides in a draft, if no number is given. */
const draftSlides = { least: 3, most: 10 };
/** Largest average number of words per slide at which a text is shown word for word. */
const fullWords = 45;

const formatNames: Readonly<Record<Exclude<ImportFormat, "markdown">, string>> = {
  csv: "A table of slides",
  json: "Slides in JSON",
  postnitro: "PostNitro JSON",
  contentdrips: "Contentdrips JSON",
  json2content: "json2content JSON",
};

/** Returns a new id for a source, and the hash of the source's words. */
export type Sign = (words: string) => Promise<Pick<Material["source"], "id" | "hash">>;

/**
 * Recognises the kind of text and builds its slides. Null if the text is empty.
 * @throws {UnreadableText} if the text is data, e.g. JSON.
 */
export async function makeOffer(request: OfferRequest, sign: Sign): Promise<Offer | null> {
  const { text, material, isAdding = false, isHurried = false, fileName } = request;
  if (material) return offerText({ ...request, text: "" }, material);
  if (text.trim() === "") return null;
  const ready = offerPost(text) ?? (isHurried ? null : offerImport(text, fileName));
  if (ready) return ready;
  const read = readTextSource(isHurried ? cutUnits(text, startCharacters) : text, { fileName });
  if (isTopic(text) && !isAdding && !fileName) return offerTopic(request);
  const signed = await sign(read.passages.map((passage) => passage.text).join("\n"));
  return offerText(request, { ...read, source: { ...signed, ...read.source }, kept_until: null });
}

/** Returns true if a text is one short line, which is treated as a topic to write about. */
function isTopic(text: string): boolean {
  const line = text.trim();
  return (
    line.length <= topicCharacters && !line.includes("\n") && [...walkSentences(line)].length < 2
  );
}

const readyMade = {
  ways: ["whole"],
  way: "whole",
  material: null,
  isCountable: false,
  units: [],
} as const;

/** Offers a post in Slideloom's own JSON exactly as typed; null for other texts. */
function offerPost(text: string): Offer | null {
  if (!/^\s*\{/.test(text)) return null;
  const parsed = parsePost(text);
  if (!parsed.ok) return null;
  const { post } = parsed;
  const name = `A post in JSON, ${countNoun(post.content.length, "slide")}`;
  return { ...readyMade, name, post, typed: text, mediaUrls: {}, notes: [], posts: 1 };
}

/** Offers an imported chatbot reply, another product's JSON, or a table with slide columns; null for other texts. */
function offerImport(text: string, fileName?: string): Offer | null {
  const format = detectImportFormat(text, fileName);
  if (format === null || format === "markdown") return null;
  const result = importText(text, format);
  const first = result.ok ? result.posts[0] : undefined;
  if (!result.ok || !first) return null;
  const { post, mediaUrls, notes } = first;
  const posts = result.posts.length;
  const count = posts > 1 ? countNoun(posts, "post") : countNoun(post.content.length, "slide");
  const said = [...notes.map(({ message }) => message), ...(result.unreadable ?? [])];
  return {
    ...readyMade,
    post,
    name: `${formatNames[format]}, ${count}`,
    mediaUrls,
    notes: said,
    posts,
  };
}

function offerTopic({ text, slides }: OfferRequest): Offer {
  const post = outline({ topic: text.trim(), slides: slides ?? topicSlides });
  return {
    name: "A topic",
    post,
    ways: ["outline"],
    way: "outline",
    mediaUrls: {},
    notes: ["An outline without AI: headings, and a question to answer on each slide."],
    material: null,
    isCountable: true,
    units: [],
    posts: 1,
  };
}

function offerText(request: OfferRequest, material: Material): Offer {
  const { isHurried = false, others = [] } = request;
  // Several texts together have too many words to keep all of them.
  const whole = isHurried || others.length > 0 ? null : wholePost(material, request);
  const ways: SlideMethod[] = whole ? ["draft", "whole"] : ["draft"];
  const best = whole && isOrdered(material) && isLean(whole) ? "whole" : "draft";
  const way = whole !== null && (request.way ?? best) === "whole";
  const drafted = way ? null : draft(isHurried ? cut(material) : material, request);
  const post = (way ? whole?.post : drafted?.post) ?? { title: "", content: [] };
  const { left, doubts } = material.source.read;
  return {
    name: others.length > 0 ? countNoun(1 + others.length, "source") : nameText(material),
    post,
    ways,
    way: way ? "whole" : "draft",
    mediaUrls: (way && whole?.mediaUrls) || {},
    notes: [
      ...(isHurried
        ? ["Reading the whole text took too long, so the slides use only its beginning."]
        : []),
      ...doubts.map(({ message }) => message),
      ...(way ? (whole?.notes ?? []) : (drafted?.notes ?? [])),
      ...left.map((part) => `Left out: ${part}.`),
    ],
    material,
    isCountable: true,
    units: way ? [] : suggestUnits(material.source, material.passages),
    posts: 1,
  };
}

interface Whole {
  post: Post;
  mediaUrls: Record<number, string>;
  notes: string[];
}

/** Builds slides that keep all words of a text in order; null for tables and feeds. */
function wholePost({ source, passages }: Material, { text, slides }: OfferRequest): Whole | null {
  if (source.kind === "table" || source.kind === "feed" || passages.length === 0) return null;
  if (source.kind === "markdown" && text !== "" && slides === null) {
    const result = detectImportFormat(text) === "markdown" ? importText(text, "markdown") : null;
    const first = result?.ok ? result.posts[0] : undefined;
    if (first) {
      const { post, mediaUrls, notes } = first;
      return { post, mediaUrls, notes: notes.map(({ message }) => message) };
    }
  }
  const post = keepWords({ source, passages }, slides ?? undefined);
  return post && { post, mediaUrls: {}, notes: [] };
}

interface OutlineRequest {
  topic: string;
  instructions?: string;
  slides: number;
}

const outline = ({ topic, instructions = "", slides }: OutlineRequest) =>
  writeOutline(
    {
      topic,
      instructions,
      templateType: "",
      writingStyle: "",
      slides,
      postType: "carousel",
      textOnly: false,
      seed: 1,
    },
    { hasLabels: false },
  ).post;

/** Returns true if a text already consists of parts that suit slides: posts, sections or mostly list items. */
const isOrdered = ({ source, passages }: Material) =>
  source.kind === "thread" ||
  source.kind === "markdown" ||
  passages.filter(({ kind }) => kind === "list").length > passages.length / 2;

/** Returns true if the slides are few enough, and short enough, to show every word. */
function isLean({ post: { content } }: Whole): boolean {
  const words = JSON.stringify(content).split(/\s+/).length;
  return (
    content.length > 1 && content.length <= maxMadeSlides && words / content.length <= fullWords
  );
}

/** Drafts at most the given number of slides. If null, drafts a slide per idea, or per part of a series. */
function draft(
  material: Material,
  {
    slides,
    per,
    questions,
    others = [],
  }: Pick<OfferRequest, "slides" | "per" | "questions" | "others">,
) {
  const joined = joinMaterials([material, ...others]);
  if (slides !== null) return draftPost(joined, { slides, per, questions });
  const ideas = joined.passages.filter(({ kind }) => kind !== "heading").length;
  const count = Math.max(draftSlides.least, Math.min(draftSlides.most, ideas));
  return draftPost(joined, { usual: count, per, questions });
}

const cut = (material: Material): Material => ({
  ...material,
  passages: [...takeStart(material.passages)],
});
