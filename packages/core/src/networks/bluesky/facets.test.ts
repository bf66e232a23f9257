import { expect, test, vi } from "vitest";
import { listFacets } from "./facets.ts";

/** Returns each facet's text, cut from the caption's bytes, and its value. */
function mark(caption: string) {
  const bytes = new TextEncoder().encode(caption);
  return listFacets(caption).map(({ byteStart, byteEnd, feature }) => {
    const words = new TextDecoder().decode(bytes.subarray(byteStart, byteEnd));
    return feature.kind === "link" ? [words, feature.uri] : [words, Object.values(feature)[1]];
  });
}

test.for([
  [
    "a link",
    "See https://a.example/b?c=d#e",
    [["https://a.example/b?c=d#e", "https://a.example/b?c=d#e"]],
  ],
  [
    "a link before a full stop",
    "At https://a.example/b.",
    [["https://a.example/b", "https://a.example/b"]],
  ],
  ["a link in brackets", "(https://a.example/b)", [["https://a.example/b", "https://a.example/b"]]],
  [
    "a link with brackets of its own",
    "https://a.example/x_(y)",
    [["https://a.example/x_(y)", "https://a.example/x_(y)"]],
  ],
  ["a domain", "on slideloom.dev today", [["slideloom.dev", "https://slideloom.dev"]]],
  [
    "domains of countries and of new endings",
    "mybakery.studio, przyklad.pl, shop.example.blog or bakery.coffee/rye",
    ["mybakery.studio", "przyklad.pl", "shop.example.blog", "bakery.coffee/rye"].map((text) => [
      text,
      `https://${text}`,
    ]),
  ],
  ["words with a dot, which are none", "I said so.But you, done.So we left v1.2 e.g. a.m.", []],
  [
    "what stands after direction marks",
    "\u200F#وسم \u2066@ana.bsky.social\u2069 \u200Ebakery.coffee\u200E",
    [
      ["#وسم", "وسم"],
      ["@ana.bsky.social", "ana.bsky.social"],
      ["bakery.coffee", "https://bakery.coffee"],
    ],
  ],
  [
    "hashtags",
    "Go #deep_work, then #rest!",
    [
      ["#deep_work", "deep_work"],
      ["#rest", "rest"],
    ],
  ],
  [
    "an address that is not English",
    "(見る：https://a.example/茶。)",
    [["https://a.example/茶", "https://a.example/茶"]],
  ],
  [
    "a domain with a path, in brackets",
    "(tea.dev/a_(b).)",
    [["tea.dev/a_(b)", "https://tea.dev/a_(b)"]],
  ],
  [
    "emoji in hashtags",
    "#🎉 #tea👩‍👩‍👧🏽time #🇯🇵",
    [
      ["#🎉", "🎉"],
      ["#tea👩‍👩‍👧🏽time", "tea👩‍👩‍👧🏽time"],
      ["#🇯🇵", "🇯🇵"],
    ],
  ],
  ["keycaps, which are no hashtags", "#️⃣ #_ #- # tea", []],
  ["a wide sign", "＃読書", [["＃読書", "読書"]]],
  [
    "a sign in an address",
    "https://a.example/#b @c.d/#e",
    [
      ["https://a.example/#b", "https://a.example/#b"],
      ["@c.d", "c.d"],
    ],
  ],
  ["a number, which is no hashtag", "We are #1 in #2024plans", [["#2024plans", "2024plans"]]],
  ["a hashtag in Japanese", "今日 #読書 です", [["#読書", "読書"]]],
  ["a hashtag with Arabic vowels", "#كِتَاب", [["#كِتَاب", "كِتَاب"]]],
  ["a sign inside a word, which is none", "C#sharp and a#b", []],
  ["a mention", "Thanks @ana.bsky.social!", [["@ana.bsky.social", "ana.bsky.social"]]],
  ["a mail address, which is none", "write to me@ana.example", []],
  [
    "what stands after emoji",
    "👩‍👩‍👧‍👦 🎉 #party https://a.example",
    [
      ["#party", "party"],
      ["https://a.example", "https://a.example"],
    ],
  ],
  ["nothing", "", []],
] as const)("%s", ([, caption, marked]) => {
  expect(mark(caption)).toEqual(marked);
});

test("a hashtag of more than 64 characters isn't a facet", () => {
  expect(mark(`#${"x".repeat(64)} #${"y".repeat(65)}`)).toEqual([
    [`#${"x".repeat(64)}`, "x".repeat(64)],
  ]);
});

test("the bytes of a caption are counted in one pass, however many facets it has", () => {
  const caption = "茶 #tea ".repeat(2500);
  const encode = vi.spyOn(TextEncoder.prototype, "encode");
  const facets = listFacets(caption);
  const counted = encode.mock.calls.reduce((sum, [text = ""]) => sum + text.length, 0);
  encode.mockRestore();
  expect(facets).toHaveLength(2500);
  expect(counted).toBeLessThanOrEqual(2 * caption.length);
  expect(facets.at(-1)?.byteEnd).toBe(new TextEncoder().encode(caption).byteLength - 1);
});
