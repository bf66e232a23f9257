import { parsePost, samplePostText } from "@slideloom/core/document";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../../scripts/test-sample.mjs";
import { makeOffer } from "./make-offer.ts";
import type { OfferRequest } from "./offer.ts";

const sign = async () => ({ id: "src_1", hash: "sha256:1" });
const offer = (text: string, request: Partial<OfferRequest> = {}) =>
  makeOffer({ text, material: null, way: null, slides: null, ...request }, sign);

const prose = `Last winter our deck oven died in the middle of the week. We had forty orders for Saturday and no way to bake them.

The repair would take three weeks. A neighbour offered us her pizza oven, which holds six loaves at a time.

We baked from two in the morning until noon. We sold 212 loaves that Saturday, more than ever before.

What we learned: customers forgive a smaller range. They don't forgive a closed door.

So keep a plan for the day your most important machine fails. Write it down before you need it.`;

const thread = Array.from(
  { length: 9 },
  (_, index) => `${index + 1}/ Rule ${index + 1}: ship small things. They break less.`,
).join("\n\n");

test.each([
  ["", null],
  [" \n ", null],
  ["How to bake bread", "A topic"],
  ["مخبز صغير في المدينة", "A topic"],
  [prose, "Text, 96 words"],
  ["- Walk daily\n- Call a friend\n- Sleep more", "A list of 3 items"],
  [thread, "A thread of 9 posts"],
  ["# Bread\n\n## Evening\n\nMix.\n\n## Morning\n\nBake.", "Markdown, 3 headings"],
  ["name,price,weight\nRye,4,800\nWheat,5,750", "A table of 2 rows"],
  [samplePostText, "A post in JSON, 2 slides"],
  [
    `Here you go!\n\n\`\`\`json\n${samplePostText}\n\`\`\`\nAnything else?`,
    "Slides in JSON, 2 slides",
  ],
])("%j is recognised", async (text, name) => {
  expect((await offer(text))?.name ?? null).toBe(name);
});

const readSlides = (made: Awaited<ReturnType<typeof offer>>) =>
  made?.post.content.map(({ header, description }) => [
    header,
    ...description.map(({ value }) => value),
  ]);

test("a thread's posts are slides in their order, word for word", async () => {
  const made = await offer(thread);
  expect(made).toMatchObject({ way: "whole", ways: ["draft", "whole"] });
  expect(JSON.stringify(made?.post).match(/Rule \d/g)).toHaveLength(9);
});

test("every word of a text is on its slides, and none twice", async () => {
  const made = await offer(prose, { way: "whole" });
  const words = (text: string) => text.match(/[\p{L}\p{N}']+/gu)?.toSorted();
  const shown = [made?.post.title, ...(readSlides(made) ?? []).flat()].join("\n");
  expect(words(shown)).toEqual(words(prose));
});

test("prose becomes a draft of its best sentences, which cites them", async () => {
  const made = await offer(prose);
  expect(made).toMatchObject({ way: "draft", material: { source: { id: "src_1" } } });
  expect(made?.post.content.every(({ prompt }) => prompt === undefined)).toBe(true);
  expect(made?.post.sources).toHaveLength(1);
});

test.each([3, 7, 15])(
  "there are no more slides than %i, and an outline has as many",
  async (slides) => {
    for (const [text, way] of [
      [prose, "draft"],
      [prose, "whole"],
      [thread, "whole"],
    ] as const) {
      const made = await offer(text, { way, slides });
      expect(made?.post.content.length).toBeLessThanOrEqual(slides);
      expect(made?.post.content.every(({ prompt }) => prompt === undefined)).toBe(true);
    }
    const outline = await offer("How to bake bread", { way: "outline", slides });
    expect(outline?.post.content).toHaveLength(slides);
  },
);

test("text added to a post becomes a slide, not a topic", async () => {
  const made = await offer("Bake twice a day", { isAdding: true, way: "whole" });
  expect(made?.post).toEqual({
    title: "",
    content: [{ header: "Bake twice a day", description: [] }],
  });
});

test("a pasted table keeps all its rows", async () => {
  const made = await offer("Day\tLoaves\nMonday\t80\nTuesday\t95\nWednesday\t60\nThursday\t70");
  expect(made?.post.title).toBe("Loaves by day");
  expect(made?.post.content[1]?.header).toBe("Loaves by day");
  for (const words of ["Monday: 80", "Tuesday: 95", "Wednesday: 60", "Thursday: 70"]) {
    expect(JSON.stringify(made?.post.content[1])).toContain(words);
  }
});

test("a table of several posts shows their number", async () => {
  const made = await offer("post_title,header,text\nOne,H,a\nTwo,H,b\n");
  expect(made).toMatchObject({ name: "A table of slides, 2 posts", posts: 2 });
});

test("any text gives a valid post, also in a hurry", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.constantFrom("draft", "whole", null),
      fc.boolean(),
      async (text, way, isHurried) => {
        const made = await offer(text, { way, isHurried });
        expect(made === null || parsePost(JSON.stringify(made.post)).ok).toBe(true);
      },
    ),
    { numRuns: sampleRuns(2000) },
  );
});

test("200,000 characters are read", async () => {
  const made = await offer(`${prose}\n\n`.repeat(400));
  expect(made?.post.content.length).toBeGreaterThan(3);
  expect(made?.notes.join()).toContain("everything after 200,000 characters");
});

test("questions fill a short text's slides only if they are asked for", async () => {
  const count = async (questions: boolean) => {
    const made = await offer(prose, { way: "draft", slides: 12, questions });
    return made?.post.content.filter(({ prompt }) => prompt !== undefined).length ?? 0;
  };
  expect(await count(false)).toBe(0);
  expect(await count(true)).toBeGreaterThan(0);
});

test("several sources make one post, whose slides cite them by their own ids", async () => {
  const first = (await offer(prose))?.material ?? null;
  const second = (await offer(thread))?.material;
  if (!first || !second) throw new Error("The texts have no material.");
  const others = [{ ...second, source: { ...second.source, id: "src_2" } }];
  const made = await offer("", { material: first, others });
  expect(made).toMatchObject({ name: "2 sources", ways: ["draft"] });
  expect(made?.post.sources?.map(({ id }) => id)).toEqual(["src_1", "src_2"]);
  const cited = made?.post.content.flatMap(({ sources = [] }) => sources) ?? [];
  expect(cited.some((id) => id.startsWith("src_2/p"))).toBe(true);
  expect(cited.some((id) => id.startsWith("p"))).toBe(true);
});
