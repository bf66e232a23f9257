import fc from "fast-check";
import { serializeColumns } from "../blocks/two-columns/columns.ts";
import { slideLayoutNames } from "../layouts/layout-names.ts";

/** A number that is written as typed. `JSON.stringify` would rewrite some literals, e.g. `1.0` as `1`. */
class Typed {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | null | boolean | Typed | Value[] | { [key: string]: Value };

const words = fc.oneof(
  fc.constantFrom("", "Words", "::two:: words", '"quoted"', "line\nbreak", "日本語", "👩‍👩‍👧"),
  fc.string({ unit: "binary", maxLength: 12 }),
);

const unknown: fc.Arbitrary<Value> = fc.oneof(
  words,
  fc.constantFrom<Value>(null, true, [], {}, [[], { deep: [new Typed("2.50")] }]),
  fc
    .constantFrom("1.0", "-0", "1e400", "12345678901234567890", "3E-7")
    .map((text) => new Typed(text)),
);

const unknownKeys = fc.dictionary(fc.constantFrom("id", "note", "x-y", "", "é"), unknown, {
  maxKeys: 2,
});

const columns = fc
  .record({
    leftColumn: fc.array(words, { maxLength: 2 }),
    rightColumn: fc.array(words, { maxLength: 2 }),
  })
  .map(serializeColumns);

const item = fc.oneof(
  fc.record({ type: fc.constantFrom("text", "code", "image"), value: words }),
  fc.record({ type: fc.constant("two-columns"), value: columns }),
);

const media = fc.oneof(
  unknown,
  fc.record(
    {
      url: words,
      alt: words,
      focus: fc.constantFrom<Value>([new Typed("0.5"), new Typed("1")], [new Typed("2")], "left"),
      fit: fc.constantFrom("cover", "contain", "fill"),
      tone: fc.constantFrom("natural", "duotone", null),
    },
    { requiredKeys: [] },
  ),
);

const passageIds = fc.array(fc.constantFrom("p1", "p2", "p70"), { maxLength: 3 });

const sources = fc.array(
  fc.record(
    {
      id: fc.constantFrom("src_a", "src_b"),
      title: words,
      url: words,
      hash: words,
      scope: fc.constant("cited" as const),
    },
    { requiredKeys: ["id", "title", "hash"] },
  ),
  { maxLength: 2 },
);

const slide = fc.record(
  {
    header: words,
    description: fc.array(withUnknown(item), { maxLength: 3 }),
    summary: words,
    layout: fc.oneof(fc.constantFrom(...slideLayoutNames), unknown),
    media,
    sources: fc.oneof(passageIds, unknown),
  },
  { requiredKeys: ["header", "description"] },
);

const post = fc.record(
  {
    title: words,
    hashtags: fc.array(words, { maxLength: 3 }),
    caption: fc.oneof(words, unknown),
    sources: fc.oneof(
      sources.map((list) => list.map((entry) => ({ ...entry }))),
      unknown,
    ),
    allowed: fc.oneof(fc.array(words, { maxLength: 3 }), unknown),
    content: fc.array(withUnknown(slide), { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ["title", "content"] },
);

/** Adds unknown keys to an object, in any order. */
function withUnknown<T extends object>(own: fc.Arbitrary<T>): fc.Arbitrary<Value> {
  return fc
    .tuple(own, unknownKeys)
    .chain(([known, extra]) => {
      const entries = Object.entries({ ...extra, ...known });
      return fc.shuffledSubarray(entries, { minLength: entries.length });
    })
    .map((entries) => Object.fromEntries(entries) as Value);
}

/**
 * White space and number style of a generated text. `gap` returns the white space between two tokens at a nesting
 * depth.
 */
interface Style {
  gap(depth: number): string;
  colon: string;
  oneLineItems: boolean;
}

const lines = (lineBreak: string, indent: string, oneLineItems: boolean): Style => ({
  gap: (depth) => lineBreak + indent.repeat(depth),
  colon: ": ",
  oneLineItems,
});

const styles: fc.Arbitrary<Style> = fc.oneof(
  fc.constantFrom<Style>(
    { gap: () => "", colon: ":", oneLineItems: false },
    { gap: () => " ", colon: " : ", oneLineItems: false },
    lines("\n", "  ", false),
    lines("\n", "\t", true),
    lines("\r\n", "    ", true),
    lines("\r", "", false),
  ),
  fc.array(fc.constantFrom("", " ", "\n", "\t", "\r\n  ", "\n\n"), { minLength: 1 }).map((gaps) => {
    let asked = 0;
    return { gap: () => gaps[asked++ % gaps.length] ?? "", colon: ":\n", oneLineItems: false };
  }),
);

function write(value: Value, style: Style, depth: number): string {
  if (value instanceof Typed) return value.text;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = style.oneLineItems && depth === 4 ? { ...style, gap: () => " " } : style;
  const entries = Array.isArray(value)
    ? value.map((entry) => write(entry, inner, depth + 1))
    : Object.entries(value).map(
        ([key, entry]) => JSON.stringify(key) + style.colon + write(entry, inner, depth + 1),
      );
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  if (entries.length === 0) return `${open}${inner.gap(depth)}${close}`;
  const body = entries.map((entry) => inner.gap(depth + 1) + entry).join(",");
  return open + body + inner.gap(depth) + close;
}

/** Texts of valid posts, in any layout, with unknown keys and unusual number literals. */
export const arbitraryPostText: fc.Arbitrary<string> = fc
  .tuple(withUnknown(post), styles)
  .map(([value, style]) => write(value, style, 0));
