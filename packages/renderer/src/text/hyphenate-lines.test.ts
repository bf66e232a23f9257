import { defaultBrand, defaultDesign } from "@slideloom/core/design";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import { joinDrawnLines } from "../join-drawn-lines.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import type { SlideJob, TextBox, TextLine } from "../slide-job.ts";

const painter = createNodePainter();

interface Words {
  header?: string;
  value?: string;
  type?: "text" | "code";
  setBy?: SlideJob["setBy"];
}

const jobOf = ({ header = "Header", value = "Text", type = "text", setBy }: Words): SlideJob => ({
  post: {
    title: "T",
    hashtags: [],
    content: [
      { header: "First", description: [{ type: "text", value: "x" }] },
      { header, description: [{ type, value }] },
    ],
  },
  design: defaultDesign,
  brand: defaultBrand,
  format: "linkedin",
  postType: "carousel",
  slideIndex: 1,
  mediaUrls: {},
  ...(setBy && { setBy }),
});

async function layOut(words: Words) {
  const { layout } = await painter.layOut(jobOf(words));
  const boxesOf = (kind: TextBox["ref"]["kind"]) =>
    layout.texts.filter(({ ref }) => ref.kind === kind);
  // Words of items that are left out name their item; those of the header don't.
  const isHeaderCut = layout.overflows.some(({ item }) => item === undefined);
  return { boxesOf, isHeaderCut };
}

async function findBoxes(words: Words, kind: TextBox["ref"]["kind"]): Promise<TextBox[]> {
  return (await layOut(words)).boxesOf(kind);
}

async function paint(words: Words) {
  const laidOut = await painter.layOut(jobOf(words));
  return painter.paint(laidOut, { scale: 1, type: "raw" });
}

const withHyphens = (lines: readonly TextLine[]) =>
  lines.map(({ text }) => text.replace(/\u00AD$/u, "-"));

const long = "Donau\u00ADdampf\u00ADschiff\u00ADfahrts\u00ADgesell\u00ADschafts\u00ADkapitän";

test("only a line that ends at a soft hyphen is drawn with a hyphen", async () => {
  const value = `Die ${long} und die Rechts\u00ADschutz\u00ADversiche\u00ADrungs\u00ADgesell\u00ADschaft`;
  const [box] = await findBoxes({ value }, "item");
  const lines = box?.lines ?? [];
  expect(withHyphens(lines)).toEqual([
    "Die Donaudampfschiff-",
    "fahrtsgesellschafts-",
    "kapitän und die Rechts-",
    "schutzversicherungs-",
    "gesellschaft",
  ]);
  const typed = { value: withHyphens(lines).join("\n") };
  const [typedBox] = await findBoxes(typed, "item");
  for (const index of [0, 2]) expect(lines[index]?.widthPx).toBe(typedBox?.lines[index]?.widthPx);
  expect(Buffer.compare(await paint({ value }), await paint(typed))).toBe(0);
});

test("a headline is broken between syllables, with hyphens that fit", async () => {
  const [box] = await findBoxes({ header: long }, "header");
  expect(withHyphens(box?.lines ?? [])).toEqual([
    "Donaudampf-",
    "schifffahrtsgesell-",
    "schaftskapitän",
  ]);
});

test.each([
  ["at the start and the end of words", "\u00ADStart of it and the end\u00AD of it\u00AD"],
  ["in a word that fits", "Schiff\u00ADfahrt"],
])("soft hyphens %s are invisible", async (_, value) => {
  const plain = await paint({ value: value.replaceAll("\u00AD", "") });
  expect(Buffer.compare(await paint({ value }), plain)).toBe(0);
});

test("source code is not hyphenated", async () => {
  const code = "ship = 'Donau\u00ADdampf\u00AD';\u00AD\nnext();";
  const plain = { value: code.replaceAll("\u00AD", ""), type: "code" } as const;
  expect(Buffer.compare(await paint({ value: code, type: "code" }), await paint(plain))).toBe(0);
});

const syllables = fc.oneof(
  fc.array(fc.constantFrom("Donau", "dampf", "schiff", "i", "::fahrts", "ge::"), { maxLength: 9 }),
  fc.array(fc.constantFrom("האר", "וכה", "עברית", "ש"), { maxLength: 9 }),
);
const word = syllables.chain((parts) =>
  fc
    .array(fc.constantFrom("\u00AD", "\u00AD", "", "\u00AD\u00AD"), {
      minLength: parts.length,
      maxLength: parts.length,
    })
    .map((joints) => parts.map((part, index) => part + joints[index]).join("")),
);
const text = fc
  .tuple(fc.constantFrom("", "\u00AD"), fc.array(word, { minLength: 1, maxLength: 12 }))
  .map(([start, words]) => `Text ${start}${words.join(" ")}`);

/** A text in which a line ends at a soft hyphen that is the first character of a span. */
const afterMark =
  "Text Donau\u00ADDonau\u00AD::fahrts\u00ADDonau\u00ADge::\u00ADDonau\u00ADDonau\u00AD ";

test("with any hyphens, words stay whole, lines fit, and documents have the drawn hyphens", async () => {
  const lettersOf = (value: string) =>
    value
      .replaceAll(/\u00AD|::/gu, "")
      .split(/\s+/u)
      .join(" ")
      .trim();
  await fc.assert(
    fc.asyncProperty(text, text, async (header, value) => {
      for (const setBy of ["pdf", "pptx"] as const) {
        const { boxesOf, isHeaderCut } = await layOut({ header, value, setBy });
        for (const kind of ["header", "item"] as const) {
          const boxes = boxesOf(kind);
          if (kind === "header") {
            const drawn = lettersOf(joinDrawnLines(boxes.flatMap((box) => box.lines)));
            const written = lettersOf(header);
            // A header is whole, unless the slide says that it is too long.
            const kept = drawn.replace(/\s*…$/u, "");
            expect(drawn).toBe(isHeaderCut ? `${written.slice(0, kept.length)}…` : written);
          }
          for (const { lines: drawnLines, setting, xPx, widthPx } of boxes) {
            for (const [index, line] of drawnLines.entries()) {
              const isBroken = line.text.endsWith("\u00AD");
              expect(line.text.slice(0, -1)).not.toContain("\u00AD");
              if (isBroken) expect(line.xPx + line.widthPx).toBeLessThanOrEqual(xPx + widthPx + 1);
              const set = setting?.lines[index]?.map((run) => run.text).join("");
              if (set !== undefined)
                expect(set).toBe(withHyphens([line])[0]?.replaceAll(/\s+/gu, " "));
              const drawn = line.pieces?.map(({ type }) => type?.drawn ?? null);
              if (drawn && !drawn.includes(null)) {
                expect(drawn.join("").trim().endsWith("-")).toBe(isBroken);
              }
            }
          }
        }
      }
    }),
    {
      numRuns: sampleRuns(100),
      examples: [
        ["Text", afterMark],
        [afterMark, "Text"],
      ],
    },
  );
});
