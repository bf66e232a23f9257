import type { Captions } from "../carousel/captions.ts";
import type { Post } from "../document/post.ts";
import type { PostCheck } from "../facts/check-post.ts";
import { allowKey, findTyped } from "../facts/checked-text.ts";
import { buildCheck, type TextCheck } from "../facts/fact-check.ts";
import { type VoiceLanguage, findVoiceLanguage } from "./voice-language.ts";
import { addressKey, readAddresses } from "../text/addresses.ts";
import { toPlainText } from "../text/mask.ts";
import { listSlideTexts } from "../facts/slide-texts.ts";
import { type AvoidedOpenings, readAvoidedOpenings } from "./avoided-openings.ts";
import { captionServices } from "../networks/service-ids.ts";
import { createClaimFinder } from "./banned-claims.ts";
import { findClicheSpans } from "./cliches.ts";
import { findLanguageWords } from "./lexicon.ts";
import {
  classifyEnding,
  classifyOpening,
  choosePerson,
  countEmoji,
  findEmojiSpans,
  measurePosts,
} from "./measure-posts.ts";
import { createPhraseFinder, type Finder, type StemmedText, stemText } from "./stems.ts";
import { findPlaceholderSpans } from "./placeholders.ts";
import { findRepeatedSlides } from "./repeated-slides.ts";
import type { Voice } from "./voice.ts";

/** How well a post fits its author's voice (the author's usual way of writing). */
export interface VoiceLikeness {
  /** The number of criteria that the post fits. */
  matches: number;
  /** The number of criteria that the voice sets. */
  of: number;
  /** A sentence for each criterion that doesn't fit. */
  differs: string[];
}

interface VoiceReport {
  checks: PostCheck[];
  /** Null without a voice. */
  likeness: VoiceLikeness | null;
}

export type PostTextPlace = Pick<PostCheck, "slide" | "field" | "item" | "part" | "service">;

export interface PlacedPostText {
  place: PostTextPlace;
  text: string;
  isOpening: boolean;
}

/**
 * Creates a checker of a post's words: for clichés, placeholders and repeated slides, and against a voice, if there is
 * one. `given` is all that the author gave to the writer, if the post's addresses must be in it. Skips words in
 * `post.allowed`, and reuses results for unchanged texts.
 */
export function createVoiceChecker(
  voice: Voice | null,
  given?: string,
): (post: Post, captions?: Captions) => VoiceReport {
  const avoided = readAvoidedOpenings(voice?.never ?? []);
  const ofGiven = given === undefined ? [] : [buildAddressFinder(given)];
  const build = (language: VoiceLanguage | null) => createRules({ voice, ofGiven }, language);
  let rules = build(null);
  let known = new Map<string, TextCheck[]>();
  return (post, captions = {}) => {
    const ofSlides = listSlidesTexts(post);
    const texts = [...ofSlides, ...listCaptions(post, captions)];
    const whole = ofSlides.map(({ text }) => text).join("\n");
    const language = findVoiceLanguage(whole);
    if (rules.language !== language) rules = build(language);
    const last = known;
    known = new Map();
    const allowed = new Set(post.allowed?.map(allowKey));
    const isAllowed = ({ raw }: TextCheck) => allowed.has(allowKey(raw));
    const inTexts = texts.flatMap(({ place, text, isOpening }) => {
      const plain = toPlainText(text);
      const key = [language, isOpening, plain.text].join(" ");
      const found = last.get(key) ?? [
        ...checkText(rules, plain.text),
        ...(isOpening ? checkOpening(avoided, plain.text, language) : []),
      ];
      known.set(key, found);
      return found
        .filter((check) => !isAllowed(check))
        .toSorted((one, other) => one.range[0] - other.range[0])
        .map((check): PostCheck => ({ ...place, ...check, ...findTyped({ text, plain }, check) }));
    });
    const checks = [...inTexts, ...checkRepeats(post).filter((check) => !isAllowed(check))];
    const compared = { checks, whole, language, avoided };
    return { checks, likeness: voice && compare(voice, post, compared) };
  };
}

/** Lists a post's texts in reading order, captions last. */
export const listPostTexts = (post: Post, captions: Captions): PlacedPostText[] => [
  ...listSlidesTexts(post),
  ...listCaptions(post, captions),
];

/**
 * Lists the texts on slides. Omits a title that equals the first slide's header, because the slide shows only the
 * header.
 */
function listSlidesTexts({ title, content }: Post): PlacedPostText[] {
  const isTitleDrawn = title !== content[0]?.header;
  return [
    ...(isTitleDrawn
      ? [{ place: { slide: 0, field: "title" as const }, text: title, isOpening: true }]
      : []),
    ...content.flatMap((slide, index) =>
      listSlideTexts(slide).map(({ place, text }) => ({
        place: { slide: index, ...place },
        text,
        isOpening: !isTitleDrawn && index === 0 && place.field === "header",
      })),
    ),
  ];
}

function listCaptions({ caption = "" }: Post, captions: Captions): PlacedPostText[] {
  const place = { slide: 0, field: "caption" as const };
  return [
    { place, text: caption, isOpening: false },
    ...captionServices.map((service) => ({
      place: { ...place, service },
      text: captions[service] ?? "",
      isOpening: false,
    })),
  ].filter(({ text }) => text !== "");
}

/** Finders of everything that a voice bans, e.g. words and claims, in texts of one language. */
interface Rules {
  language: VoiceLanguage | null;
  finders: { code: TextCheck["code"]; find: Finder; use?: string | undefined }[];
}

const createRules = (
  { voice, ofGiven }: { voice: Voice | null; ofGiven: Rules["finders"] },
  language: VoiceLanguage | null,
): Rules => ({
  language,
  finders: [
    ...ofGiven,
    ...(voice ? listVoiceFinders(voice, language) : []),
    { code: "cliche", find: ({ text }) => findClicheSpans(text, language ?? "en") },
    { code: "placeholder", find: ({ text }) => findPlaceholderSpans(text) },
  ],
});

/** Finds addresses that aren't in a text. */
function buildAddressFinder(given: string): Rules["finders"][number] {
  const known = new Set(readAddresses(given).map(({ raw }) => addressKey(raw)));
  const isKnown = (key: string) =>
    known.has(key) || [...known].some((one) => one.startsWith(`${key}/`));
  return {
    code: "address-not-given",
    find: ({ text }) => readAddresses(text).filter(({ raw }) => !isKnown(addressKey(raw))),
  };
}

function listVoiceFinders(
  { banned, claims, emoji }: Voice,
  language: VoiceLanguage | null,
): Rules["finders"] {
  return [
    ...banned.map(({ word, use }) => ({
      code: "banned-word" as const,
      find: createPhraseFinder(word, language),
      use,
    })),
    ...claims.map((claim) => ({
      code: "banned-claim" as const,
      find: createClaimFinder(claim, language),
    })),
    ...(emoji === "none"
      ? [
          {
            code: "emoji-avoided" as const,
            find: ({ text }: StemmedText) => findEmojiSpans(text),
            use: "",
          },
        ]
      : []),
  ];
}

/** Reports repeated slides at their headers. */
const checkRepeats = (post: Post): PostCheck[] =>
  findRepeatedSlides(post).map(({ slide, repeats }) => {
    const raw = post.content[slide]?.header ?? "";
    const found = buildCheck("slide-repeated", { start: 0, end: raw.length, raw }, { repeats });
    return { slide, field: "header", ...found };
  });

function checkText({ language, finders }: Rules, text: string): TextCheck[] {
  const stemmed = stemText(text, language);
  return finders.flatMap(({ code, find, use }) =>
    find(stemmed).map((span) => {
      const raw = text.slice(span.start, span.end);
      const replace = use === undefined ? null : matchCase(use, raw);
      return buildCheck(code, { ...span, raw }, { replace });
    }),
  );
}

/** Writes a replacement with a capital letter if the words had one. */
function matchCase(replacement: string, raw: string): string {
  const isCapital = /^\p{Lu}/u.test(raw);
  return isCapital
    ? replacement.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : replacement;
}

function checkOpening(
  avoided: AvoidedOpenings,
  text: string,
  language: VoiceLanguage | null,
): TextCheck[] {
  const kind = classifyOpening(text, findLanguageWords(language));
  const start = text.trimStart().toLowerCase();
  const isAvoided =
    avoided.kinds.has(kind) || avoided.words.some((word) => start.startsWith(word.toLowerCase()));
  if (!isAvoided || text === "") return [];
  return [buildCheck("opening-avoided", { start: 0, end: text.length, raw: text }, {})];
}

interface Compared {
  checks: readonly PostCheck[];
  whole: string;
  language: VoiceLanguage | null;
  avoided: AvoidedOpenings;
}

/** A criterion that a voice sets, and the message if the post differs. */
interface Criterion {
  isSet: boolean;
  fits: boolean;
  says: string;
}

function compare(
  voice: Voice,
  post: Post,
  { checks, whole, language, avoided }: Compared,
): VoiceLikeness {
  const { sentences, person, openings, endings, emoji } = voice;
  const bodies = post.content.map(({ description, summary }) =>
    listSlideTexts({ header: "", description, ...(summary !== undefined && { summary }) })
      .map(({ text }) => text)
      .join("\n"),
  );
  const body = measurePosts(bodies.filter((text) => text.trim() !== ""));
  const words = findLanguageWords(language);
  const { median, count } = body.sentences;
  const opening = classifyOpening(post.title || (post.content[0]?.header ?? ""), words);
  const ending = classifyEnding(bodies.at(-1) || (post.content.at(-1)?.header ?? ""), words);
  const spokenAs = choosePerson(measurePosts([whole]).shares);
  const hasNo = (code: PostCheck["code"]) => checks.every((check) => check.code !== code);
  const criteria: Criterion[] = [
    {
      isSet: voice.banned.length > 0,
      fits: hasNo("banned-word"),
      says: "This post has words that your voice bans.",
    },
    {
      isSet: voice.claims.length > 0,
      fits: hasNo("banned-claim"),
      says: "This post makes claims that your voice bans.",
    },
    { isSet: true, fits: hasNo("cliche"), says: "This post has clichés." },
    {
      isSet: avoided.kinds.size + avoided.words.length > 0,
      fits: hasNo("opening-avoided"),
      says: "This post begins in a way that your voice avoids.",
    },
    {
      isSet: openings.length > 0,
      fits: openings.some((kind) => isAlike(kind, opening)),
      says: `This post begins with ${opening}. Your posts usually begin with ${openings.join(" or ")}.`,
    },
    {
      isSet: endings.length > 0,
      fits: endings.some((kind) => isAlike(kind, ending)),
      says: `This post ends with ${ending}. Your posts usually end with ${endings.join(" or ")}.`,
    },
    {
      isSet: sentences !== null && count > 0,
      fits: sentences === null || (median >= sentences.p25 && median <= sentences.p75),
      says: `Sentences in this post have about ${median} words. Yours usually have ${sentences?.p25} to ${sentences?.p75}.`,
    },
    {
      isSet: person !== "none" && language !== null,
      fits: spokenAs === person,
      says:
        spokenAs === "none"
          ? `This post never says “${person}”. You usually do.`
          : `This post says “${spokenAs}”. You usually say “${person}”.`,
    },
    {
      isSet: emoji !== "few",
      fits: emoji === "none" ? countEmoji(whole) === 0 : countEmoji(whole) > 0,
      says:
        emoji === "none"
          ? "This post has emoji. You use none."
          : "This post has no emoji. You use many.",
    },
  ];
  const set = criteria.filter(({ isSet }) => isSet);
  const differs = set.filter(({ fits }) => !fits).map(({ says }) => says);
  return { matches: set.length - differs.length, of: set.length, differs };
}

/** Whether two kinds of openings or endings count as the same, e.g. a statement and a short line. */
const isAlike = (kind: string, other: string) =>
  kind === other || [kind, other].every((each) => ["a short line", "a statement"].includes(each));
