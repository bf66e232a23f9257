import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReply } from "./read-reply.ts";
import { SlideScanner } from "./slide-scanner.ts";

const post = {
  title: "Code review that people ::like::",
  content: [
    { header: "Start {small}", description: [{ type: "text", value: 'Say "why", not "what".' }] },
    { header: "Ask first", description: [{ type: "text", value: "Questions read\nkinder." }] },
    { header: "Praise", description: [{ type: "code", value: "if (good) {\n  say(it);\n}" }] },
  ],
  hashtags: ["#CodeReview"],
};
const json = JSON.stringify(post);
const draft = { title: post.title, hashtags: post.hashtags, slides: post.content };

test("a reply that is only its JSON is clean", () => {
  expect(readReply(json)).toEqual({ draft, isClean: true, isCut: false });
});

test.for([
  ["in a fence", `\`\`\`json\n${json}\n\`\`\``],
  ["after thinking", `<think>A {draft}: {"content":[{"header":"no"}]}</think>\n${json}`],
  ["after thinking without its opening tag", `I could use {this}.</think>${json}`],
  ["after prose with braces", `Here is {ok} your post, in {"shape": 1}:\n${json}\nEnjoy {it}!`],
  ["with a trailing comma", json.replace(/\]\}$/, "],}")],
  ["with line breaks in strings", json.replaceAll("\\n", "\n")],
  ["in a list", `[${json}]`],
  ["wrapped in another object", `{"result":${json}} `],
  ["twice", `${JSON.stringify({ ...post, content: post.content.slice(0, 1) })}\n${json}`],
])("a post is found %s", ([, reply]) => {
  expect(readReply(reply ?? "")?.draft).toEqual(draft);
});

test("cited passages are read as models write them, each once", () => {
  const cite = (sources: unknown) => {
    const content = [{ ...post.content[0], sources }];
    return readReply(JSON.stringify({ ...post, content }))?.draft.slides[0]?.sources;
  };
  expect(cite(["p7", "[p12]", "p7", "P3", 4, "passage 5", "p0"])).toEqual(["p7", "p12", "p3"]);
  expect(cite("p7, p9")).toEqual(["p7", "p9"]);
  expect(cite([])).toBeUndefined();
});

test("single quotes are repaired", () => {
  const reply = "{'title': 'T', 'content': [{'header': 'H', 'description': ['one', 'two']}]}";
  expect(readReply(reply)?.draft.slides).toEqual([
    {
      header: "H",
      description: [
        { type: "text", value: "one" },
        { type: "text", value: "two" },
      ],
    },
  ]);
});

test("common aliases of keys are understood", () => {
  const reply = JSON.stringify({
    post: {
      title: "T",
      hashtags: "#a, #b",
      slides: [
        { title: "H", body: "Text", summary: "S" },
        {
          header: "C",
          items: [{ type: "two-columns", value: '{"leftColumn":"a","rightColumn":"b"}' }],
        },
        {
          header: "D",
          items: [{ type: "two-columns", value: "", leftColumn: "a", rightColumn: "b" }],
        },
      ],
    },
  });
  const columns = { type: "two-columns", value: '{"leftColumn":"a","rightColumn":"b"}' };
  expect(readReply(reply)?.draft).toEqual({
    title: "T",
    hashtags: ["#a", "#b"],
    slides: [
      { header: "H", description: [{ type: "text", value: "Text" }], summary: "S" },
      { header: "C", description: [columns] },
      { header: "D", description: [columns] },
    ],
  });
});

test.for([
  "",
  "I am sorry, I can't help with that.",
  "{}",
  "[]",
  '{"content":[]}',
  "{{{{",
  "<think>hm",
  '{"content":[null,7]}',
])("%j holds no post", (reply) => {
  expect(readReply(reply)).toBeNull();
});

test("control characters and lone surrogates are removed, and texts are limited", () => {
  const header = "a\u0000b\ud83d c\u0007";
  const description = ["x".repeat(1499) + "\u{1f999}".repeat(900)];
  const reply = JSON.stringify({ title: "T", content: [{ header, description }] });
  expect(readReply(reply)?.draft.slides[0]).toEqual({
    header: "ab c",
    description: [{ type: "text", value: "x".repeat(1499) }],
  });
});

test("slides and title are the same in whichever pieces a reply arrives", () => {
  const reply = `<think>I could use {this}</think>\n\`\`\`json\n${json}\n\`\`\``;
  fc.assert(
    fc.property(fc.array(fc.nat(reply.length)), (cuts) => {
      const scanner = new SlideScanner();
      const slides: unknown[] = [];
      const titles = new Set<string | null>();
      const ends = [...cuts.toSorted((one, other) => one - other), reply.length];
      for (const [index, end] of ends.entries()) {
        slides.push(...scanner.push(reply.slice(ends[index - 1] ?? 0, end)));
        titles.add(scanner.findTitle());
      }
      expect(slides).toEqual(post.content);
      expect([...titles].filter((title) => title !== null)).toEqual([post.title]);
    }),
  );
});

test("a title or a list that comes late in a long reply is found", () => {
  const scanner = new SlideScanner();
  const slides = [..."[}]".repeat(1000), ...json].flatMap((piece) => scanner.push(piece));
  expect(slides).toHaveLength(post.content.length);
  expect(scanner.findTitle()).toBe(post.title);
});

test("slides are emitted up to the first one that is too long to parse while others wait", () => {
  const long = { header: "Long", description: ["word ".repeat(100)] };
  const reply = JSON.stringify({ title: "T", content: [...post.content, long, ...post.content] });
  for (const pieces of [[reply], [...reply]]) {
    const scanner = new SlideScanner(400);
    expect(pieces.flatMap((piece) => scanner.push(piece))).toEqual(post.content);
  }
});

test("a reply of nothing but ends of thoughts is read", () => {
  expect(readReply("</think>".repeat(50_000) + json)?.draft).toEqual(draft);
});

describe("a reply cut off anywhere", () => {
  // The index after each slide's closing bracket.
  const ends = post.content.map((slide) => {
    const text = JSON.stringify(slide);
    return json.indexOf(text) + text.length;
  });
  const slidesBefore = (length: number) => ends.filter((end) => end <= length).length;

  test("keeps exactly its complete slides", () => {
    for (let length = 0; length < json.length; length++) {
      const read = readReply(json.slice(0, length));
      expect(read?.draft.slides ?? [], `cut at ${length}`).toEqual(
        post.content.slice(0, slidesBefore(length)),
      );
      if (read) expect(read).toMatchObject({ isCut: true, draft: { title: post.title } });
    }
  });

  test("emits each slide as it is completed", () => {
    const scanner = new SlideScanner();
    const closed: number[] = [];
    for (let index = 0; index < json.length; index++) {
      for (const slide of scanner.push(json[index] ?? "")) {
        expect(slide).toEqual(post.content[closed.length]);
        closed.push(index + 1);
      }
    }
    expect(closed).toEqual(ends);
  });

  test("emits nothing before the thinking ends", () => {
    const scanner = new SlideScanner();
    expect(scanner.push(`<think>{"content":[{"header":"no","description":["x"]}`)).toEqual([]);
    expect(scanner.push(`]}</think>${json}`)).toEqual(post.content);
    expect(scanner.push(json)).toEqual([]);
  });
});

test("text under any common key is kept, points as a list", () => {
  const reply = JSON.stringify({
    post_title: "T",
    slides: [
      { header: "A", bullets: ["Warm the pot", "- Pour"] },
      { heading: "B", content: "Loose leaves." },
      { slide_title: "C", subtitle: "S", slide_content: ["x"], takeaway: "End" },
      { headline: "D", paragraphs: ["p", "q"] },
    ],
  });
  const text = (value: string) => ({ type: "text", value });
  expect(readReply(reply)?.draft).toEqual({
    title: "T",
    hashtags: [],
    slides: [
      { header: "A", description: [text("- Warm the pot\n- Pour")] },
      { header: "B", description: [text("Loose leaves.")] },
      { header: "C", description: [text("S"), text("x")], summary: "End" },
      { header: "D", description: [text("p"), text("q")] },
    ],
  });
});
