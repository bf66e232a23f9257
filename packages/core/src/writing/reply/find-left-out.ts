import { listItemTexts } from "../../document/index.ts";
import { cutUnits } from "../../text/index.ts";
import type { ReplyDraft } from "./reply-draft.ts";

/** Matches keys whose values slides don't show. The keys are in lower case, without `-`, `_` and spaces. */
const settingKeys =
  /^(?:type|id|index|number|order|layout|slidetype|icon|emoji|colou?r|background\w*|theme|template|style|tone|format|lang\w*)$/;

/** Maximum number of texts that are compared; only endless replies have more. */
const textsMax = 500;
const keyCharactersMax = 40;

/** Lists the reply's keys with text that isn't in the draft, in order and without duplicates. */
export function findLeftOut(value: unknown, draft: Omit<ReplyDraft, "leftOut">): string[] {
  const { title, hashtags, slides, caption = "", captions = {} } = draft;
  const kept = [
    title,
    caption,
    ...Object.values(captions),
    hashtags.join(""),
    ...hashtags,
    ...slides.flatMap(({ header, summary = "", description, alt = "", sources = [] }) => [
      header,
      summary,
      alt,
      ...sources,
      ...description.flatMap((item) => [item.value, ...listItemTexts(item)]),
    ]),
  ];
  const draftWords = kept.map(squash).join(" ");
  const leftOut = new Set<string>();
  for (const [key, text] of listTexts(value).slice(0, textsMax)) {
    if (!draftWords.includes(squash(text))) leftOut.add(cutUnits(key, keyCharactersMax));
  }
  return [...leftOut];
}

/** Keeps letters and numbers only, because punctuation, spaces and escapes change while a text is read. */
const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** Lists the texts in a value that contain a letter, with their keys. */
function listTexts(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return key !== "" && /\p{L}/u.test(value) ? [[key, value]] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => listTexts(inner, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !settingKeys.test(name.toLowerCase().replaceAll(/[-_\s]/g, "")))
    .flatMap(([name, inner]) => listTexts(inner, name));
}
