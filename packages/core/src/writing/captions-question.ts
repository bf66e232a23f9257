import { z } from "zod";
import type { Captions } from "../carousel/index.ts";
import { countWords, type Post } from "../document/index.ts";
import { findInObjects } from "../import/index.ts";
import { type CaptionService, captionServices, services } from "../networks/index.ts";
import { cleanText } from "./finish/clean-text.ts";
import type { NewCaptions, NewPostWords, PostRewriteAction } from "./post-rewrite-request.ts";
import { buildCaptionsPrompt } from "./prompt/build-captions-prompt.ts";
import { stripThinking } from "./reply/strip-thinking.ts";
import type { CaptionTexts, CaptionKey, CaptionsRequest } from "./captions-request.ts";

/** Groups a post's captions that aren't blank, one group per question to the model. */
export function groupCaptions(
  { caption = "" }: Post,
  captions: Captions,
  { words }: { words: number },
): CaptionTexts[] {
  const keys = ["caption", ...captionServices] as const;
  const groups: Map<CaptionKey, string>[] = [];
  let left = 0;
  for (const key of keys) {
    const text = key === "caption" ? caption : (captions[key] ?? "");
    if (text.trim() === "") continue;
    left -= countWords(text);
    const last = groups.at(-1);
    if (last && left >= 0) last.set(key, text);
    else {
      groups.push(new Map([[key, text]]));
      left = words - countWords(text);
    }
  }
  return groups;
}

/** Builds the question for new words of captions, and a function that reads the reply. */
export function buildCaptionsQuestion(request: CaptionsRequest) {
  const { texts } = request;
  const shape = Object.fromEntries([...texts.keys()].map((key) => [key, z.string()]));
  return {
    ...buildCaptionsPrompt(request),
    schema: z.strictObject(shape),
    noun: "object with all captions",
    slides: texts.size,
    read: (reply: string) => readTexts(reply, texts),
  };
}

function readTexts(
  reply: string,
  asked: CaptionTexts,
): { answer: CaptionTexts | null; problems: string[] } {
  const read = findInObjects(stripThinking(reply), (value) => {
    const given: Record<string, unknown> = { ...Object(value) };
    const entries = [...asked].flatMap(([key, before]): [CaptionKey, string][] => {
      const said = given[key];
      const text = typeof said === "string" ? cleanText(said) : "";
      // A translation is up to twice as long. A longer text comes from a model that repeats itself.
      return text === "" || text.length > 3 * before.length + 200 ? [] : [[key, text]];
    });
    return entries.length > 0 ? new Map(entries) : null;
  });
  const missing = [...asked.keys()].filter((key) => !read?.has(key));
  return { answer: read, problems: missing.map((key) => `It held no usable text for "${key}".`) };
}

const listed = new Intl.ListFormat("en");

/**
 * Returns the new captions, and notes on those that the model didn't write. A translation removes them, because a
 * caption in the old language must not be published with the new slides; another tone leaves them.
 */
export function settleCaptions(
  asked: CaptionTexts,
  written: CaptionTexts,
  { kind }: PostRewriteAction,
): Pick<NewPostWords, "caption" | "captions" | "notes"> {
  const lost = kind === "translate" ? null : undefined;
  const captions: Partial<Record<CaptionService, string | null>> = {};
  let caption: string | null | undefined;
  for (const key of asked.keys()) {
    const text = written.get(key) ?? lost;
    if (text === undefined) continue;
    if (key === "caption") caption = text;
    else captions[key] = text;
  }
  const missing = [...asked.keys()].filter((key) => !written.has(key));
  return {
    ...(caption !== undefined && { caption }),
    ...(Object.keys(captions).length > 0 && { captions: captions satisfies NewCaptions }),
    notes: describeMissing(missing, kind),
  };
}

function describeMissing(missing: readonly CaptionKey[], kind: PostRewriteAction["kind"]) {
  const own = missing.includes("caption");
  const names = missing.flatMap((key) => (key === "caption" ? [] : [services[key].name]));
  const forNetworks = `${names.length === 1 ? "caption" : "captions"} for ${listed.format(names)}`;
  const isOne = names.length === 1;
  if (kind === "tone") {
    return [
      ...(own ? ["The caption wasn't rewritten, so it is unchanged."] : []),
      ...(names.length > 0
        ? [
            `The ${forNetworks} ${isOne ? "wasn't" : "weren't"} rewritten, so ${isOne ? "it is" : "they are"} unchanged.`,
          ]
        : []),
    ];
  }
  return [
    ...(own
      ? ["The caption wasn't translated, so we removed it. We now suggest one from the slides."]
      : []),
    ...(names.length > 0
      ? [
          `The ${forNetworks} ${isOne ? "wasn't" : "weren't"} translated, so we removed ${isOne ? "it" : "them"}. The post's caption is used there.`,
        ]
      : []),
  ];
}
