import type { Captions } from "@slideloom/core/carousel";
import { isProse, listItemTexts, type Post } from "@slideloom/core/document";
import { countNoun, plural } from "@slideloom/core/text";
import { findLanguageProblem, listWrittenWords } from "@slideloom/core/writing";
import { describeFinish } from "../finish/describe-finish.ts";
import { finishCaptions } from "../finish/finish-captions.ts";
import { finishPost } from "../finish/finish-post.ts";
import { countFittingSlides, countWantedSlides, mayHaveFewer } from "../finish/slide-allowance.ts";
import { readReply } from "../reply/read-reply.ts";
import type { FinishRequest } from "../text-generator.ts";

/** A reply turned into a post, and its problems. A reply without problems needs no second request. */
export interface JudgedReply {
  /** The post in the reply; null if there is no usable one. */
  post: Post | null;
  captions?: Captions;
  /** Difference between the reply's number of slides and the requested one. */
  slidesOff: number;
  /** The problems, written for the model, which is asked to reply again. */
  problems: string[];
  /** Differences between post and reply, in sentences for the person. */
  notes: string[];
  /** Whether the post is clearly in another language than asked. */
  isOtherLanguage: boolean;
  /** Whether the reply was valid and had the requested number of slides. */
  isClean: boolean;
}

/** Turns a reply into a post. The slide count may be off by one, or by up to three in long posts. */
export function judgeReply(reply: string, request: FinishRequest): JudgedReply {
  const wanted = countWantedSlides(request);
  const read = readReply(reply);
  if (!read) {
    const problems = ["It held no JSON object with slides."];
    const none = { post: null, isOtherLanguage: false, isClean: false };
    return { ...none, slidesOff: wanted, problems, notes: [] };
  }
  const { slides } = read.draft;
  const fitting = countFittingSlides(slides.length, request);
  const slidesOff = Math.abs(slides.length - fitting);
  const isEnough = slides.length >= fitting / 2;
  const finished = isEnough ? finishPost(read.draft, request) : null;
  // A post that has only headers is unusable, and not charged.
  const post = finished && hasWords(finished) ? finished : null;
  const empty = slides.flatMap(({ description }, index) =>
    description.length === 0 ? [index + 1] : [],
  );
  const isFar =
    slidesOff > Math.max(1, Math.floor(fitting / 5)) || (post?.content.length ?? fitting) < fitting;
  const language =
    finished &&
    findLanguageProblem(
      listWrittenWords(finished.content),
      request.languageCode,
      "Translate the post, or generate it again.",
    );
  const problems = [
    ...(language ? [language.problem] : []),
    ...(read.isCut && slides.length < wanted
      ? ["It stopped before its end: use fewer words."]
      : []),
    ...(isFar || !isEnough
      ? [
          `It had ${countNoun(slides.length, "slide")}; ${mayHaveFewer(request) ? "at most" : "exactly"} ${wanted} ${plural(wanted, "is", "are")} wanted.`,
        ]
      : []),
    ...(empty.length > 0 ? [`Without any text: slide ${empty.join(", ")}.`] : []),
  ];
  const { captions, notes: captionNotes } = finishCaptions(read.draft);
  return {
    post,
    ...(Object.keys(captions).length > 0 && { captions }),
    slidesOff,
    problems,
    notes: post
      ? [
          ...describeFinish(read.draft, post, request),
          ...captionNotes,
          ...(language ? [language.note] : []),
          ...(read.isCut
            ? ["The model's reply is incomplete, so the end of the post may be missing."]
            : []),
        ]
      : [],
    isOtherLanguage: language !== null,
    isClean: read.isClean && slidesOff === 0 && problems.length === 0,
  };
}

/** Returns whether a slide has text besides its header. */
function hasWords({ content }: Post): boolean {
  const texts = content.flatMap(({ description, summary = "" }) => [
    summary,
    ...description.flatMap((item) => (isProse(item) ? listItemTexts(item) : item.value)),
  ]);
  return texts.some((text) => /[\p{L}\p{N}]/u.test(text));
}
