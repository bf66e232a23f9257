import type { SlideNode } from "../../drawing/node.ts";
import type { Composing, Squeeze } from "../composition/fit/composing.ts";
import { squeezedGap, squeezedShare } from "../composition/scene/squeeze.ts";
import { furnitureEdges, findFootTags, hashtagRow } from "../composition/furniture/furniture.ts";
import { composeByPhoto } from "../composition/photo/photo.ts";
import type { Composer, TemplateSkin } from "../composition/scene/skin.ts";
import { paragraph } from "../composition/scene/lettering.ts";
import { measure } from "../composition/text/measure.ts";
import { boxAt, column, row, placeWithin } from "../composition/scene/boxes.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import { pageHead } from "./page-head.ts";
import { arrangeSections, buildSection } from "./sections.ts";

/** A composed page. A single post's page may be higher than the chosen `SizePreset`. */
export interface Page {
  nodes: SlideNode[];
  scene: Scene;
  /**
   * The input for the top row and the foot if it differs from `scene`. For example, both are narrower beside a photo.
   */
  furniture?: Scene;
}

/** How far a page is compressed, and whether it may be higher than the chosen `SizePreset`. */
export interface PageSize {
  squeeze: Squeeze;
  grows: boolean;
}

/** Largest height of a single post, as a multiple of the `SizePreset`'s height. */
const mostStages = 3;

/** Largest height of the title, as a fraction of the `SizePreset`'s height. */
const headShare = { portrait: 0.24, tall: 0.2, square: 0.24, landscape: 0.24 } as const;

/**
 * Smallest and largest font size in design px: on a page of the `SizePreset`'s height, and on a page that may be
 * higher.
 */
const sizes = { stage: [28, 46], grown: [28, 38] } as const;

/** Largest height of a section, as a multiple of the height that its text needs. */
const mostStretch = 1.8;

/**
 * Composes a single post from its title and its slides as sections. At `squeeze` 2, sections that don't fit are cut.
 */
export function* composeSections(
  skin: TemplateSkin,
  { page: scene, slides, grows }: PageSize & { page: Scene; slides: readonly Scene[] },
): Composing<Page> {
  const { squeeze, shape, px, reading } = scene;
  const mayOverflow = squeeze === 2;
  const foot = yield* composeFoot(scene, skin);
  const { area } = foot;
  const widthPx = Math.floor(area.width);
  const head = yield* pageHead(scene, skin, reading.title, {
    area,
    heightPx: scene.heightPx * squeezedShare(scene, headShare[shape]),
    maxSize: skin.sizes.headline,
  });
  const stage = head.rest;
  const mostPx = stage.height + (grows ? scene.heightPx * (mostStages - 1) : 0);
  const build = buildSections(scene, skin, { slides, widthPx });
  const leastPx = scene.floorPx.body;
  const [least, most] = grows ? sizes.grown : sizes.stage;
  const found = yield {
    role: "sections",
    minPx: Math.max(leastPx, px(least)),
    maxPx: Math.max(leastPx, px(most)),
    mayOverflow,
    build: (sizePx) => [{ node: build(sizePx), widthPx, heightPx: mostPx }],
  };
  const neededPx = found.heightsPx[0] ?? 0;
  const wantedPx = Math.max(neededPx, Math.min(stage.height, neededPx * mostStretch));
  const heightPx = Math.min(mostPx, wantedPx);
  const grownPx = Math.ceil(Math.max(0, heightPx - stage.height));
  const grown = { ...scene, heightPx: scene.heightPx + grownPx, footTags: foot.footTags };
  const sections = build(found.sizePx, neededPx > mostPx ? undefined : heightPx);
  const spare = Math.max(0, stage.height - heightPx);
  const y = stage.y + spare / 2;
  return {
    scene: grown,
    nodes: [
      ...head.nodes,
      placeWithin({ ...stage, y, height: heightPx }, Math.max(neededPx, heightPx), sections),
      ...foot.nodes(grown),
    ],
  };
}

/** Composes a single post of one slide, in a carousel layout, with all hashtags at the bottom. */
export function* composeUnderTitle(
  scene: Scene,
  skin: TemplateSkin,
  composer: Composer,
): Composing<Page> {
  const { area, footTags, nodes } = yield* composeFoot(scene, skin);
  const words = yield* composeByPhoto(scene, { ...skin, area: () => area }, composer);
  const furniture = { ...words.furniture, footTags };
  return { scene: { ...scene, footTags }, furniture, nodes: [...words.nodes, ...nodes(scene)] };
}

/**
 * Returns a function that stacks all sections, in two columns on a landscape slide. Without `height` (CSS px), sections
 * are as high as their text.
 */
function buildSections(
  scene: Scene,
  skin: TemplateSkin,
  { slides, widthPx }: { slides: readonly Scene[]; widthPx: number },
) {
  const { intro, sections } = arrangeSections(skin, slides);
  const isNarrow = scene.shape === "landscape" && sections.length > 1;
  const columns = isNarrow ? 2 : 1;
  const gapPx = squeezedGap(scene, 24);
  const cellPx = Math.floor((widthPx - (columns - 1) * gapPx) / columns);
  const lines = Array.from({ length: Math.ceil(sections.length / columns) }, (_, line) =>
    sections.slice(line * columns, (line + 1) * columns),
  );
  return (sizePx: number, height?: number): SlideNode =>
    column(
      { width: widthPx, rowGap: gapPx, ...(height !== undefined && { height }) },
      intro && subtitle(intro, skin, { sizePx, widthPx }),
      ...lines.map((line) => {
        const width = line.length < columns ? widthPx : cellPx;
        return row(
          { width: widthPx, columnGap: gapPx, alignItems: "stretch", flexGrow: 1 },
          ...line.map((section) =>
            buildSection(skin, section, { sizePx, widthPx: width, isNarrow }),
          ),
        );
      }),
    );
}

function subtitle(
  intro: Scene,
  skin: TemplateSkin,
  { sizePx, widthPx }: { sizePx: number; widthPx: number },
): SlideNode | null {
  const { header } = intro.reading;
  if (header.text.trim() === "") return null;
  const sheet = skin.sheetOf(intro);
  return paragraph(intro, header, {
    letters: skin.letters.lead,
    sizePx: sizePx * 1.14,
    color: sheet.ink,
    marking: sheet.smallHighlight,
    widthPx,
    style: { marginBottom: squeezedGap(intro, 14) },
  });
}

/** Places all hashtags in the foot if they fit beside the brand, else in a row above it. */
function* composeFoot(
  scene: Scene,
  skin: TemplateSkin,
): Composing<{ area: Area; footTags: number; nodes: (grown: Scene) => SlideNode[] }> {
  const area = skin.area(scene, skin);
  const footTags = yield* findFootTags(scene, skin);
  const tags = hashtagRow(scene, skin, Math.floor(area.width));
  if (footTags > 0 || !tags) return { area, footTags, nodes: () => [] };
  const { heightsPx } = yield* measure([tags]);
  const tagsPx = heightsPx[0] ?? 0;
  // Without a brand the foot is empty, so the hashtags take its place.
  const fromBottom = scene.context.brand
    ? scene.heightPx - area.y - area.height
    : furnitureEdges(scene).bottomPx;
  const bottomPx = scene.heightPx - fromBottom - tagsPx;
  return {
    area: { ...area, height: bottomPx - squeezedGap(scene, 40) - area.y },
    footTags,
    nodes: (grown) => [
      boxAt({ ...area, y: bottomPx + grown.heightPx - scene.heightPx, height: tagsPx }, {}, tags),
    ],
  };
}
