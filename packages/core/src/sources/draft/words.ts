import { buildReferenceStart } from "./reference-starts.ts";
import { references } from "./references.ts";
import words from "./words.json" with { type: "json" };
import type { DraftWords } from "./draft-words.ts";

/**
 * Words separated by spaces. In a word, `_` matches a space, and `,` matches a comma, full stop or colon. A word that
 * ends with `~` matches only if one of `subjects` follows.
 */
type Lists = Record<
  Exclude<keyof DraftWords, "code" | "pronouns" | "references" | "backward">,
  string
> & {
  pronouns?: string;
  subjects?: string;
};

type Patterns = Omit<DraftWords, "code" | "references" | "backward">;

const lists: Readonly<Record<string, Lists>> = words;

const japanese: Patterns = {
  leans:
    /^(?:これ(?!から)|それ|あれ|この|その|あの|そこ|ここ|ただし|しかし|でも|だが|また|そして|だから|つまり|彼)/u,
  joins:
    /^(?:(?:そして|それで|また)、?|(?:しかし|だが|でも|ただし|けれども|なお|ちなみに|一方)、)/u,
  turns: /ない|なかった|ません|だけ|しかし|ただし|間違|失敗|やめ/u,
  corrects: /^(?:正しくは|訂正)/u,
  objects: /^(?:いや|いいえ|実は|というより|つまり)、?/u,
  splits: /^(?:しかし|だが|でも)/u,
  subordinates: /^(?!)/u,
  says: /言|話|述べ|語|書い/u,
  pronouns: /彼|それ|これ/u,
};

const none = /(?!)/u;
const unknown: Patterns = {
  leans: none,
  joins: none,
  turns: none,
  corrects: none,
  objects: none,
  splits: none,
  subordinates: none,
  says: none,
  pronouns: none,
};

const built = new Map<string, DraftWords>();

/** Returns the patterns for a language code, e.g. `de-AT`. */
export function getDraftWords(language: string): DraftWords {
  const code = language.slice(0, 2).toLowerCase();
  const known = built.get(code);
  if (known) return known;
  const list = lists[code];
  const patterns = code === "ja" ? japanese : list ? buildWords(list) : unknown;
  const backward = buildReferenceStart(code);
  const own = {
    code,
    ...(code === "ar" ? { ...patterns, joins: joinArabic(patterns.joins) } : patterns),
    references: references[code] ?? null,
    backward,
  };
  built.set(code, own);
  return own;
}

/** Matches an Arabic `and`, which is written together with the next word, before words that sentences start with. */
const arabicAnd =
  /^و(?:(?=(?:لم|لا|لن|ليس|ليست|في|من|على|إلى|عن|هناك)(?!\p{L}))|(?=(?!يل|تر|تيرة)[يت]\p{L}{3}))/u;

const joinArabic = (joins: RegExp) =>
  new RegExp(`${joins.source}|${arabicAnd.source}`, joins.flags);

const apart = String.raw`(?![\p{L}\p{M}\p{N}]|['’]\p{L})`;
const alternatives = (words: string, subjects = ""): string =>
  words
    .split(" ")
    .join("|")
    .replaceAll("'", "['’]")
    .replaceAll("_", String.raw`\s`)
    .replaceAll(",", String.raw`\s?[,.:]`)
    .replaceAll("~", subjects === "" ? "" : String.raw`\s(?:${alternatives(subjects)})`);

function buildWords(list: Lists): Patterns {
  const { pronouns = "", subjects } = list;
  const start = (words: string) =>
    new RegExp(String.raw`^["“„«¿]?\s?(?:${alternatives(words, subjects)})${apart}`, "iu");
  const anywhere = (words: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(words)})${apart}`, "iu");
  return {
    leans: start(list.leans),
    joins: new RegExp(String.raw`^(?:${alternatives(list.joins)})${apart}[,:]?\s+`, "iu"),
    turns: anywhere(list.turns),
    corrects: start(list.corrects),
    objects: start(list.objects),
    splits: start(list.splits),
    subordinates: start(list.subordinates),
    says: anywhere(list.says),
    pronouns: pronouns === "" ? none : anywhere(pronouns),
  };
}
