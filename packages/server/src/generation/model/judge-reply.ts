import { isProse, listItemTexts, type Post } from "@slideloom/core/document";
import { countNoun, plural } from "@slideloom/core/text";
import { describeFinish } from "../finish/describe-finish.ts";
import { countWantedSlides, finishPost } from "../finish/finish-post.ts";
import { readReply } from "../reply/read-reply.ts";
import type { GenerationRequest } from "../text-generator.ts";

/** A reply as a post, and what was wrong with it; a reply with no problem needs no second question. */
export interface JudgedReply {
  /** Null where nothing could be made of it. */
  post: Post | null;
  /** Slides that the reply is away from the number wanted. */
  slidesOff: number;
  /** In words for the model. */
  problems: string[];
  /** Where the post differs from the reply, in sentences for the person. */
  notes: string[];
  /** Whether it was valid and of the right length as it came. */
  isClean: boolean;
}

/** Makes what can be made of a reply. A slide too many or too few is mended without asking again, in long posts up to three. */
export function judgeReply(reply: string, request: GenerationRequest): JudgedReply {
  const wanted = countWantedSlides(request);
  const read = readReply(reply);
  if (!read) {
    const problems = ["It held no JSON object with slides."];
    return { post: null, slidesOff: wanted, problems, notes: [], isClean: false };
  }
  const { slides } = read.draft;
  const slidesOff = Math.abs(slides.length - wanted);
  const isEnough = slides.length >= wanted / 2;
  const finished = isEnough ? finishPost(read.draft, request) : null;
  // A post of headers alone is charged to nobody.
  const post = finished && hasWords(finished) ? finished : null;
  const empty = slides.flatMap(({ description }, index) =>
    description.length === 0 ? [index + 1] : [],
  );
  const isFar =
    slidesOff > Math.max(1, Math.floor(wanted / 5)) || (post?.content.length ?? wanted) < wanted;
  const problems = [
    ...(read.isCut && slides.length < wanted
      ? ["It stopped before its end: use fewer words."]
      : []),
    ...(isFar || !isEnough
      ? [
          `It had ${countNoun(slides.length, "slide")}; exactly ${wanted} ${plural(wanted, "is", "are")} wanted.`,
        ]
      : []),
    ...(empty.length > 0 ? [`Without any text: slide ${empty.join(", ")}.`] : []),
  ];
  return {
    post,
    slidesOff,
    problems,
    notes: post
      ? [
          ...describeFinish(read.draft, post, request),
          ...(read.isCut ? ["The model's reply broke off before its end."] : []),
        ]
      : [],
    isClean: read.isClean && slidesOff === 0 && problems.length === 0,
  };
}

/** Whether a slide says something under its header. */
function hasWords({ content }: Post): boolean {
  const texts = content.flatMap(({ description, summary = "" }) => [
    summary,
    ...description.flatMap((item) => (isProse(item) ? listItemTexts(item) : item.value)),
  ]);
  return texts.some((text) => /[\p{L}\p{N}]/u.test(text));
}

const refusal =
  /\b(?:can(?:no|'|’)t|won['’]t|(?:un|not )able to|must decline to)\s+(?:\w+\s+){0,2}(?:assist|comply|create|do|fulfil|generate|help|produce|provide|write)/i;

/** Whether a reply says that the model will not do it, in words instead of by its provider's flag. */
export function isRefusal(reply: string): boolean {
  return !reply.includes("{") && reply.length < 1000 && refusal.test(reply);
}
