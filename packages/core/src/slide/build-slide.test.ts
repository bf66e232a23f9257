import { describe, expect, test } from "vitest";
import { buildPalette } from "../design/build-palette.ts";
import { defaultDesign } from "../design/default-design.ts";
import { headerStyles, patterns, type Design } from "../design/design.ts";
import type { Palette } from "../design/palette.ts";
import { sizePresetIds } from "../design/size-preset.ts";
import { applyTemplate } from "../design/template.ts";
import { templateIds } from "../design/templates/registry.ts";
import type { Post } from "../document/post.ts";
import { samplePost } from "../document/sample-post.ts";
import type { BoxNode, SlideNode, TextNode } from "../drawing/node.ts";
import { styleProperties } from "../drawing/style.ts";
import { buildSlide } from "./build-slide.ts";
import type { SlideInput } from "./slide-input.ts";
import { toolsOf } from "./slide-tools.fixture.ts";
import { closing } from "./stack/closing.ts";
import { content } from "./stack/content.ts";
import { cover } from "./stack/cover.ts";
import { getStack } from "./stack/registry.ts";

const whole = { typeFactor: 1, cut: {}, heightPx: 675 };

const palettes = new WeakMap<Design, Palette>();

function paletteOf(design: Design): Palette {
  const known = palettes.get(design) ?? buildPalette(design);
  palettes.set(design, known);
  return known;
}

function inputOf(post: Post, slideIndex = 0, design: Design = defaultDesign): SlideInput {
  const palette = paletteOf(design);
  const tools = toolsOf(design);
  return {
    post,
    design,
    palette,
    tools,
    media: {},
    format: "linkedin",
    postType: "carousel",
    slideIndex,
  };
}

function flatten(node: SlideNode): SlideNode[] {
  return [node, ...(node.kind === "box" ? node.children.flatMap(flatten) : [])];
}

function textsOf(root: BoxNode): TextNode[] {
  return flatten(root).filter((node) => node.kind === "text");
}

function wordsOf(root: BoxNode): string[] {
  return textsOf(root).map((node) => node.spans.map((span) => span.text).join(""));
}

function postOf(slides: number, extra: Partial<Post> = {}): Post {
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Header ${index + 1}`,
    description: [{ type: "text", value: `Body ${index + 1}` }],
    summary: `Summary ${index + 1}`,
  }));
  return { title: "The title", hashtags: ["#one", "#two", "#three"], content, ...extra };
}

describe("stacks", () => {
  test("the first slide is the cover, the last of three or more the closing", () => {
    const stacks = (post: Post) =>
      post.content.map((_, slideIndex) => getStack({ post, postType: "carousel", slideIndex }));
    expect(stacks(postOf(4))).toEqual([cover, content, content, closing]);
    expect(stacks(postOf(2))).toEqual([cover, content]);
    expect(stacks(postOf(1))).toEqual([cover]);
  });

  test("a single post is one card with every slide's content and all hashtags", () => {
    const root = buildSlide({ ...inputOf(postOf(3)), postType: "single" }, whole);
    const words = wordsOf(root);
    for (const slide of [1, 2, 3]) {
      expect(words).toContain(`Header ${slide}`);
      expect(words).toContain(`Body ${slide}`);
      expect(words).toContain(`Summary ${slide}`);
    }
    expect(words).toEqual(expect.arrayContaining(["#one", "#two", "#three"]));
  });

  test("a carousel's slide shows the first two hashtags, its title small and the counter", () => {
    const words = wordsOf(buildSlide(inputOf(postOf(4), 1), whole));
    expect(words).toEqual(expect.arrayContaining(["#one", "#two", "The title", "2025.2"]));
    expect(words).not.toContain("#three");
  });

  test("the counter can be switched off", () => {
    const design = { ...defaultDesign, showCounter: false };
    expect(wordsOf(buildSlide(inputOf(postOf(2), 1, design), whole))).not.toContain("2025.2");
  });

  test("the cover is limited to smaller growth than the others", () => {
    const input = { post: postOf(3), postType: "carousel" as const };
    expect(getStack({ ...input, slideIndex: 0 }).maxTypeFactor).toBe(1.25);
    expect(getStack({ ...input, slideIndex: 1 }).maxTypeFactor).toBe(1.5);
  });

  test("a slide that does not exist is refused", () => {
    expect(() => buildSlide(inputOf(postOf(2), 2), whole)).toThrow("The post has no slide 3");
  });

  test("no type goes under 12 px, however small the factor", () => {
    for (const sizePreset of sizePresetIds) {
      const root = buildSlide(
        { ...inputOf(samplePost, 1), format: sizePreset },
        { ...whole, typeFactor: 0.7 },
      );
      for (const { style } of textsOf(root))
        expect(Number(style.fontSize)).toBeGreaterThanOrEqual(12);
    }
  });
});

describe("content", () => {
  test.each(["མཐོངས་རྒྱུད་", "ဂုဏ်သိက္ခာ", "សេចក្ដីថ្លៃថ្នូរ", "ເທົ່າທຽມ"])(
    "letters with signs above and below have room in titles and headers: %s",
    (words) => {
      const post = postOf(3, { title: words });
      const [, second] = post.content;
      if (second) second.header = words;
      for (const slideIndex of [0, 1]) {
        const large = textsOf(buildSlide(inputOf(post, slideIndex), whole)).filter(
          ({ style, ref }) => style.fontWeight === 700 && ref,
        );
        expect(large.map(({ style }) => style.lineHeight)).toEqual([1.6]);
      }
    },
  );

  const slideOf = (type: string, value: string) =>
    buildSlide(
      inputOf(
        {
          title: "T",
          content: [
            { header: "A", description: [] },
            { header: "B", description: [{ type, value }] },
          ],
        },
        1,
      ),
      whole,
    );

  test("a two-columns value that fails to parse shows so", () => {
    expect(wordsOf(slideOf("two-columns", "no JSON"))).toContain("Error parsing two-columns data");
  });

  test("columns are split into paragraphs", () => {
    const value = JSON.stringify({ leftColumn: "Before\nold", rightColumn: "After\nnew" });
    expect(wordsOf(slideOf("two-columns", value))).toEqual(
      expect.arrayContaining(["Before", "old", "After", "new"]),
    );
  });

  test("code shows six lines and says how many more there are", () => {
    const words = wordsOf(
      slideOf("code", Array.from({ length: 9 }, (_, i) => `line${i}`).join("\n")),
    );
    expect(words).toEqual(expect.arrayContaining(["line0", "line5", "… 3 more lines"]));
    expect(words).not.toContain("line6");
  });

  test("a line of code is cut at 40 characters with an ellipsis", () => {
    const words = wordsOf(slideOf("code", `${"x".repeat(40)}\n${"y".repeat(41)}`));
    expect(words).toContain("x".repeat(40));
    expect(words).toContain(`${"y".repeat(40)}…`);
  });

  test("the letters of code are the creator's own", () => {
    const words = wordsOf(slideOf("code", 'const a = "<b>&amp;";\n\treturn a;'));
    expect(words).toContain('const a = "<b>&amp;";');
    expect(words).toContain("  return a;");
  });

  test("an unknown type is drawn as text", () => {
    expect(wordsOf(slideOf("quote", "To be or not"))).toContain("To be or not");
  });

  test("list items have a drawn marker, unless an emoji stands there already", () => {
    const images = (value: string) =>
      flatten(slideOf("text", value)).filter(({ kind }) => kind === "image").length;
    expect(images("- one\n- two") - images("one\n\ntwo")).toBe(2);
    expect(images("- ✅ one\n- 🚀 two") - images("one\n\ntwo")).toBe(0);
  });

  test("markup is drawn in titles and headers and left alone elsewhere", () => {
    const post = postOf(2);
    post.content[1] = {
      header: "A ::marked:: word",
      description: [{ type: "text", value: "std::vector::iterator" }],
    };
    const words = wordsOf(buildSlide(inputOf(post, 1), whole));
    expect(words).toEqual(expect.arrayContaining(["A marked word", "std::vector::iterator"]));
  });

  test("right-to-left words align right and mirror the slide", () => {
    const post: Post = {
      title: "كيف تكتب",
      content: [
        { header: "أ", description: [] },
        {
          header: "ابدأ",
          description: [
            { type: "text", value: "نص" },
            { type: "text", value: "English" },
          ],
        },
      ],
    };
    const root = buildSlide(inputOf(post, 1), whole);
    const styleOf = (words: string) =>
      textsOf(root).find((node) => node.spans[0]?.text === words)?.style;
    expect(styleOf("نص")).toMatchObject({ direction: "rtl", textAlign: "right" });
    expect(styleOf("English")).toMatchObject({ direction: "ltr", textAlign: "left" });
    expect(root.children.at(-1)?.style).toMatchObject({ direction: "rtl" });
  });
});

describe("every tree", () => {
  const designs = templateIds.flatMap((template) =>
    headerStyles.flatMap((headerStyle) =>
      patterns.map((backgroundPattern) => ({
        ...applyTemplate(defaultDesign, template),
        headerStyle,
        backgroundPattern,
        showBackgroundElements: true,
      })),
    ),
  );
  const media = {
    0: { kind: "failed" as const, url: "x", label: "x.png", widthPx: 4, heightPx: 3 },
  };

  test("uses only the CSS properties that the engine is known to honour", () => {
    const known = new Set<string>(styleProperties);
    const unknown = new Set<string>();
    for (const design of designs) {
      for (const sizePreset of sizePresetIds) {
        for (const postType of ["carousel", "single"] as const) {
          for (const slideIndex of [0, 1, 2]) {
            const input = {
              ...inputOf(postOf(3), slideIndex, design),
              format: sizePreset,
              postType,
              media,
            };
            for (const node of flatten(buildSlide(input, whole))) {
              const spans = node.kind === "text" ? node.spans.map((span) => span.style ?? {}) : [];
              for (const style of [node.style, ...spans]) {
                for (const property of Object.keys(style))
                  if (!known.has(property)) unknown.add(property);
              }
            }
          }
        }
      }
    }
    expect([...unknown]).toEqual([]);
  });

  test("never sizes boxes around text with borders, which round to device pixels", () => {
    const { children } = buildSlide(inputOf(samplePost, 1), whole);
    const content = children.at(-1);
    if (!content) throw new Error("No content");
    const bordered = flatten(content).filter(({ style }) =>
      Object.keys(style).some((property) => /^border(Top|Right|Bottom|Left)?$/.test(property)),
    );
    expect(bordered).toEqual([]);
  });

  test("has one shared backdrop for all slides of a post", () => {
    for (const design of designs.filter(({ headerStyle }) => headerStyle === "default")) {
      const [first, second] = [1, 2].map((slideIndex) => {
        const root = buildSlide(inputOf(postOf(4), slideIndex, design), whole);
        return root.children.find((node) => node.kind === "box" && node.role === "backdrop");
      });
      expect(first).toEqual(second);
    }
  });

  test("leaves no ornament where background elements and corner accent are off", () => {
    const design = { ...defaultDesign, showBackgroundElements: false, cornerAccent: false };
    const root = buildSlide(inputOf(postOf(2), 0, design), whole);
    const backdrop = root.children[0];
    expect(backdrop?.kind === "box" && backdrop.children.length).toBe(1);
    expect(root.children).toHaveLength(2);
  });
});
