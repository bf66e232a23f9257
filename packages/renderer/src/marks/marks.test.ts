import {
  applyTemplate,
  defaultDesign,
  luminanceOf,
  templateIds,
  type Design,
  type TemplateId,
} from "@slideloom/core/design";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { createEngine, type EngineContainer, type EngineNode } from "../engine/engine.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import type { LaidOutSlide } from "../painting/slide-painter.ts";
import { jobOf } from "../slide-job.fixture.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });

/** Titles whose highlighted words have marks over and under their letters, ascenders, tails, or hang from a line. */
const titles = {
  hindi: "महीने के अंत में ::पैसे क्यों नहीं बचते::? कुछ कीजिए",
  vietnamese: "Vì sao ::LỖI ĐỂ ẤY ỰC:: lặp lại mãi",
  thai: "ทำไม ::ที่นี่ ผู้ใหญ่ ป้ำ ญู่:: จึงสำคัญ",
  arabic: "كيف ::تجعل الجمهور يثق:: بك، كل يوم",
  urdu: "یہ ::ٹھیک ہے، چیزیں بہتر:: ہو گی",
  latin: "Why ::flying jäger gehört Ågq:: typography, jumps",
  tails: "Glyphs ::jpgqy,;Q:: with Ämter",
  czech: "Proč ::Příliš žluťoučký Ů Č:: kůň",
  japanese: "毎朝の::十分の習慣::が読まれる",
  bengali: "কেন ::টাকা জমে না ৎ ্র:: মাসের শেষে",
  tamil: "ஏன் ::பணம் சேமிக்கவில்லை:: என்று",
  emoji: "Look ::🔥 hot g:: now",
  one: "::g::",
} as const;

/** Designs in which highlighted words get a mark, and the templates' own. */
const looks: readonly Partial<Design>[] = [
  { primaryColor: "#808080", backgroundType: "bg1" },
  { primaryColor: "#fde68a", backgroundType: "bg2" },
  { primaryColor: "#000000", backgroundType: "bg1" },
  { primaryColor: "#ffffff", backgroundType: "bg2" },
  { primaryColor: "#4f46e5", headerStyle: "highlight" },
  { primaryColor: "#0b1b3b", headerStyle: "highlight" },
  { primaryColor: "#808080", highlightMark: "circle" },
  { primaryColor: "#d0323a", highlightMark: "circle", headerStyle: "highlight" },
  { primaryColor: "#fde68a", highlightMark: "underline" },
  { primaryColor: "#0b1b3b", highlightMark: "underline", backgroundType: "bg1" },
  { primaryColor: "#808080", highlightMark: "marker" },
  { primaryColor: "#0b1b3b", highlightMark: "scribble" },
  { primaryColor: "#fde68a", highlightMark: "scribble", backgroundType: "bg3" },
  { primaryColor: "#808080", highlightMark: "none" },
  {},
];

type Pixels = Uint8Array;

interface Drawn {
  whole: Pixels;
  /** Without letters, but with their marks. */
  ground: Pixels;
  /** Only the letters, in black on nothing. */
  letters: Pixels;
  slide: LaidOutSlide;
}

const hasLetters = (node: EngineNode): boolean =>
  node.type === "container" && node.children.some((child) => child.type === "text");

/** Adds styles to all letters, boxes and images. */
function restyle(
  node: EngineNode,
  styles: { letters: object; box?: object; image?: object },
): EngineNode {
  const { letters, box = {}, image = {} } = styles;
  if (node.type === "text") return { ...node, style: { ...node.style, ...letters } };
  if (node.type === "image") return { ...node, style: { ...node.style, ...image } };
  const style = { ...node.style, ...(hasLetters(node) ? letters : box) };
  return { ...node, style, children: node.children.map((child) => restyle(child, styles)) };
}

const nothing = {
  backgroundColor: "transparent",
  backgroundImage: "none",
  border: "none",
  boxShadow: "none",
  textShadow: "none",
};

async function draw(template: TemplateId, look: Partial<Design>, title: string): Promise<Drawn> {
  const slide = await painter.layOut(
    jobOf(
      { title, hashtags: [], content: [{ header: "x", description: [] }] },
      {
        design: {
          ...applyTemplate(defaultDesign, template),
          backgroundPattern: "none",
          cornerAccent: false,
          ...look,
        },
      },
    ),
  );
  const { widthPx, heightPx, images, foreground } = slide;
  const paint = (changed: EngineNode) =>
    painter.paint({ ...slide, foreground: changed as EngineContainer }, { scale: 1, type: "raw" });
  const isHidden = {
    color: "transparent",
    textShadow: "none",
    WebkitTextStroke: "0px transparent",
  };
  const bare = restyle(foreground, {
    letters: { ...nothing, color: "#000000" },
    box: nothing,
    image: { opacity: 0 },
  });
  const [whole, ground, letters] = [
    await paint(restyle(foreground, { letters: { textShadow: "none" } })),
    await paint(restyle(foreground, { letters: isHidden })),
    await engine.render(bare, { widthPx, heightPx, scale: 1, type: "raw", images }),
  ];
  return { whole, ground, letters, slide };
}

function lightAt(pixels: Pixels, at: number): number {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
  return luminanceOf([red, green, blue]) + 0.05;
}

/** Pixels where letters of a marked and an unmarked word touch, as a comma in Urdu. */
const mostLost = 12;

/** Alpha from which a pixel is inside a letter rather than at its edge. */
const insideAlpha = 230;

/** All cases but those of Modern's own colours, which need no mark. */
const cases = templateIds
  .flatMap((template) => looks.map((look) => ({ template, look })))
  .filter(({ template, look }) => template !== "modern" || look.primaryColor !== undefined)
  .flatMap((look) => Object.keys(titles).map((name) => ({ ...look, name })));

describe("the letters of highlighted words and of the words around them", () => {
  test.each(sampleCases(cases, 5))(
    "are seen on their mark: $template $look $name",
    async ({ template, look, name }) => {
      const title = titles[name as keyof typeof titles];
      const { whole, ground, letters, slide } = await draw(template, look, title);
      let [inside, lost] = [0, 0];
      const places: string[] = [];
      for (let at = 0; at < letters.length; at += 4) {
        if ((letters[at + 3] ?? 0) < insideAlpha) continue;
        inside += 1;
        const ratio = lightAt(whole, at) / lightAt(ground, at);
        if (Math.max(ratio, 1 / ratio) >= 2) continue;
        lost += 1;
        places.push(`${(at / 4) % slide.widthPx} ${Math.floor(at / 4 / slide.widthPx)}`);
      }
      expect(inside).toBeGreaterThan(200);
      expect(lost, places.slice(0, 5).join(", ")).toBeLessThanOrEqual(mostLost);
    },
  );
});

test.each([undefined, "pdf", "pptx"] as const)(
  "marks are in the image, whoever sets the letters: %s",
  async (setBy) => {
    const { foreground, layout } = await painter.layOut(
      jobOf(
        { title: "Two ::bars:: and ::one more::", content: [{ header: "x", description: [] }] },
        {
          design: { ...applyTemplate(defaultDesign, "corporate"), primaryColor: "#fde68a" },
          ...(setBy && { setBy }),
        },
      ),
    );
    const listBars = (node: EngineNode): EngineNode[] =>
      node.type !== "container"
        ? []
        : [
            ...(node.children.length === 0 && node.style["backgroundColor"] ? [node] : []),
            ...node.children.flatMap(listBars),
          ];
    const title = layout.texts.find(({ ref }) => ref.kind === "title");
    const marks = listBars(foreground).filter(({ style }) => {
      const width = Number(style["width"]);
      const height = Number(style["height"]) / (title?.fontSizePx ?? 1);
      return style["position"] === "absolute" && width > 20 && height > 0.3 && height < 0.45;
    });
    expect(marks.length).toBeGreaterThanOrEqual(2);
  },
);

/** The images of hand-drawn marks in a laid out slide. */
function listHandMarks(node: EngineNode): string[] {
  if (node.type === "image") return node.src.includes("stroke-linecap") ? [node.src] : [];
  return node.type === "container" ? node.children.flatMap(listHandMarks) : [];
}

const layOutMarked = async (title: string, look: Partial<Design>, setBy?: "pdf" | "pptx") => {
  const post = { title, content: [{ header: "A ::small:: word", description: [] }] };
  const design = { ...applyTemplate(defaultDesign, "corporate"), ...look };
  const { foreground } = await painter.layOut(jobOf(post, { design, ...(setBy && { setBy }) }));
  return listHandMarks(foreground);
};

test.each([undefined, "pdf", "pptx"] as const)(
  "hand-drawn marks are in the image, the same each time, whoever sets the letters: %s",
  async (setBy) => {
    const draw = () =>
      layOutMarked("Two ::rings:: and ::another::", { highlightMark: "circle" }, setBy);
    const marks = await draw();
    expect(marks).toHaveLength(2);
    expect(new Set(marks).size).toBe(2);
    expect(await draw()).toEqual(marks);
  },
);

test("hand-drawn marks keep their form while other words of the text are edited", async () => {
  const look = { highlightMark: "underline" } as const;
  const [mark] = await layOutMarked("A ::word:: here", look);
  expect(await layOutMarked("A ::word:: hers", look)).toEqual([mark]);
});

test.each(["circle", "underline", "marker", "scribble"] as const)(
  "small type never has a mark: %s",
  async (highlightMark) => {
    expect(await layOutMarked("A title", { highlightMark })).toEqual([]);
  },
);
