import { posix } from "node:path";
import { defaultDesign, sizePresetIds, getSizePreset } from "@slideloom/core/design";
import { type Post, samplePost } from "@slideloom/core/document";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { createNodeSlideRenderer } from "../../node/create-node-slide-renderer.ts";
import type { SlideJob } from "../../slide-job.ts";

const renderer = createNodeSlideRenderer();
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

const jobOf = (post: Post, changes: Partial<SlideJob> = {}): SlideJob => ({
  ...{ post, design: defaultDesign, format: "linkedin", postType: "carousel" },
  ...{ slideIndex: 0, mediaUrls: {}, ...changes },
});

/** The parts of the presentation, as their paths begin: with a slash. */
async function build(job: SlideJob): Promise<Map<string, Uint8Array>> {
  const { file } = await renderer.renderFile("pptx", job, { scale: 1 });
  return new Map(Object.entries(unzipSync(file)).map(([path, bytes]) => [`/${path}`, bytes]));
}

// oxlint-disable-next-line typescript/no-explicit-any -- XML has the shape that the test expects
type Xml = any;

const readText = (parts: Map<string, Uint8Array>, path: string) =>
  strFromU8(parts.get(path) ?? new Uint8Array());

const readXml = (parts: Map<string, Uint8Array>, path: string): Xml =>
  parser.parse(readText(parts, path));

const listOf = (value: Xml): Xml[] => (Array.isArray(value) ? value : [value]);

/** Path and type of what a part refers to, by its ids. */
function readRelations(parts: Map<string, Uint8Array>, path: string) {
  const rels = posix.join(posix.dirname(path), "_rels", `${posix.basename(path)}.rels`);
  if (!parts.has(rels)) return new Map<string, { kind: string; path: string }>();
  return new Map(
    listOf(readXml(parts, rels).Relationships.Relationship).map(({ Id, Type, Target }) => [
      Id as string,
      { kind: posix.basename(Type), path: posix.resolve(posix.dirname(path), Target) },
    ]),
  );
}

/** The texts of a page of notes. */
const readNotes = (parts: Map<string, Uint8Array>, number: number): string[] => {
  const { spTree } = readXml(parts, `/ppt/notesSlides/notesSlide${number}.xml`).notes.cSld;
  return listOf(spTree.sp[1].txBody.p).map((paragraph) => paragraph.r?.t ?? "");
};

describe("a presentation", () => {
  test("is a package in which every part is well-formed, has a type, and is reached from its root", async () => {
    const parts = await build(jobOf(samplePost));
    const types = readXml(parts, "/[Content_Types].xml").Types;
    const defaults = listOf(types.Default).map(({ Extension }) => Extension);
    const typed = listOf(types.Override).map(({ PartName }) => PartName);
    expect(typed.filter((path) => !parts.has(path))).toEqual([]);
    for (const [path, bytes] of parts) {
      if (!path.endsWith(".jpeg")) expect(XMLValidator.validate(strFromU8(bytes))).toBe(true);
      const isTyped = typed.includes(path) || /\.(?:rels|jpeg)$/.test(path);
      expect(isTyped || path === "/[Content_Types].xml", path).toBe(true);
      expect(defaults).toContain(path.split(".").at(-1));
    }
    const reached = new Set<string>();
    const follow = (path: string) => {
      const relations = readRelations(parts, path);
      const ids = readText(parts, path).matchAll(/ r:\w+="(\w+)"/g);
      for (const [, id = ""] of ids) expect(relations.has(id), `${path} ${id}`).toBe(true);
      for (const { path: target } of relations.values()) {
        expect(parts.has(target), `${path} to ${target}`).toBe(true);
        if (reached.has(target)) continue;
        reached.add(target);
        if (target.endsWith(".xml")) follow(target);
      }
    };
    follow("/");
    const files = [...parts.keys()].filter((path) => !/\.rels$|^\/\[/.test(path));
    expect([...reached].toSorted()).toEqual(files.toSorted());
  });

  test("has a master, a layout and a theme for each that needs one", async () => {
    const parts = await build(jobOf(samplePost));
    const kindsOf = (path: string) =>
      [...readRelations(parts, path).values()].map(({ kind }) => kind).toSorted();
    expect(kindsOf("/ppt/slideMasters/slideMaster1.xml")).toEqual(["slideLayout", "theme"]);
    expect(kindsOf("/ppt/slideLayouts/slideLayout1.xml")).toEqual(["slideMaster"]);
    expect(kindsOf("/ppt/notesMasters/notesMaster1.xml")).toEqual(["theme"]);
    expect(kindsOf("/ppt/slides/slide2.xml")).toEqual(["image", "notesSlide", "slideLayout"]);
    expect(kindsOf("/ppt/notesSlides/notesSlide2.xml")).toEqual(["notesMaster", "slide"]);
    const numbersOf = (path: string, name: string) =>
      Array.from(readText(parts, path).matchAll(RegExp(`<p:${name} id="(\\d+)"`, "g")), ([, id]) =>
        Number(id),
      );
    const masters = numbersOf("/ppt/presentation.xml", "sldMasterId");
    const layouts = numbersOf("/ppt/slideMasters/slideMaster1.xml", "sldLayoutId");
    // ECMA-376, part 1: masters and layouts share their numbers.
    expect(new Set([...masters, ...layouts]).size).toBe(2);
    expect(Math.min(...masters, ...layouts)).toBeGreaterThanOrEqual(2 ** 31);
    expect(numbersOf("/ppt/presentation.xml", "sldId")).toEqual([256, 257]);
  });

  test.each(sizePresetIds)(
    "has slides of the %s stage's size, full of their picture",
    async (sizePreset) => {
      const parts = await build(jobOf(samplePost, { format: sizePreset }));
      const { widthPx, heightPx } = getSizePreset(sizePreset);
      const size = { cx: String(widthPx * 9525), cy: String(heightPx * 9525) };
      const { presentation } = readXml(parts, "/ppt/presentation.xml");
      expect(presentation.sldSz).toEqual(size);
      expect(presentation.sldIdLst.sldId).toHaveLength(samplePost.content.length);
      const { pic } = readXml(parts, "/ppt/slides/slide2.xml").sld.cSld.spTree;
      expect(pic.spPr.xfrm).toEqual({ off: { x: "0", y: "0" }, ext: size });
      const relations = readRelations(parts, "/ppt/slides/slide2.xml");
      const picture = relations.get(pic.blipFill.blip.embed)?.path ?? "";
      expect([...(parts.get(picture) ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
    },
  );

  test("says what each slide shows, and has its words as notes, a line a paragraph", async () => {
    const post: Post = {
      title: 'Ship ::faster:: & "safer" <now>\u0001',
      content: [
        { header: "Cover", description: [{ type: "text", value: "One\nTwo" }] },
        { header: "Code", description: [{ type: "code", value: "a<b && c" }], summary: "Last 🚀" },
      ],
    };
    const parts = await build(jobOf(post));
    expect(readNotes(parts, 1)).toEqual(['Ship faster & "safer" <now>', "Cover", "One", "Two"]);
    expect(readNotes(parts, 2)).toEqual(["Code", "a<b && c", "Last 🚀"]);
    const { pic } = readXml(parts, "/ppt/slides/slide2.xml").sld.cSld.spTree;
    expect(pic.nvPicPr.cNvPr.descr).toBe("Slide 2 of 2: Code. a<b && c. Last 🚀.");
    expect(readXml(parts, "/docProps/core.xml").coreProperties).toMatchObject({
      title: 'Ship faster & "safer" <now>',
      language: "en",
    });
  });

  test("a single post is one slide with the notes of all", async () => {
    const parts = await build(jobOf(samplePost, { postType: "single" }));
    expect([...parts.keys()].filter((path) => path.startsWith("/ppt/slides/slide"))).toHaveLength(
      1,
    );
    expect(readNotes(parts, 1)).toEqual(
      expect.arrayContaining(["Find any old post fast", "Date, topic, version"]),
    );
  });
});
