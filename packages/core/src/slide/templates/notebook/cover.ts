import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { numberLine } from "../../composers/number.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import type { Fitted } from "../../composition/fit/fit.ts";
import { box } from "../../../drawing/node.ts";
import type { CoverLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { titleNumber } from "../../composition/scene/title-number.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";
import { noteSheet, sheetOf } from "./colors.ts";
import { ring } from "./hand.ts";
import { drawInstant, drawNote } from "./paper.ts";

/** Height of a cover's photo, as a fraction of the area's height, by squeeze level. */
const photoShare = [0.46, 0.38, 0.3] as const;
/** Largest height of a title, as a fraction of the area's height. */
const titleShare = { tall: 0.56, portrait: 0.68, square: 0.8, landscape: 0.9 } as const;
/** Padding of the note under the subtitle, design px. */
const notePad = 40;
/** Size of the ring around a title's number, design px. */
const ringSize = { usual: 290, low: 190 } as const;

/** Draws the title in thick letters, its number in a ring, and the subtitle on a sticky note. */
export const cover: LookBuilder<CoverLook> = (scene, skin) => {
  const { px, shape, media, reading } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const frame = media ? photoArea(scene, whole) : null;
  const area = frame ? besidePhoto(scene, whole, frame) : whole;
  const number = media || scene.squeeze > 0 || isLandscape ? null : titleNumber(scene);
  const words = number?.rest ?? reading.title;
  return {
    around: textAtFoot(scene, skin, area),
    placement: frame && !isLandscape ? "foot" : "middle",
    sheet: sheetOf(scene),
    title: { words, size: claimSize(words, skin.sizes.cover), most: titleShare[shape] },
    subtitle: {
      size: 50,
      most: 0.26,
      letters: { ...skin.letters.body, leading: 1.24 },
      reach: frame || isLandscape ? 0.9 : 0.72,
      sheet: noteSheet(scene),
      draw: (fitted) => subtitleNote(scene, fitted),
    },
    gapPx: px(notePad + 50),
    freePx: px(notePad),
    over: number ? ringed(scene, skin, number.value) : null,
    draw: () => (frame ? drawInstant(scene, frame, isLandscape ? 3 : -3) : []),
  };
};

/** Draws a note behind the subtitle. It extends beyond the words on all sides. */
function subtitleNote(scene: Scene, { node, heightPx }: Fitted): SlideNode {
  const pad = scene.px(notePad);
  const width = Number(node.style.width ?? 0);
  const note = { x: -pad, y: -pad, width: width + 2 * pad, height: heightPx + 2 * pad };
  return box(
    { position: "relative", display: "flex", width, marginLeft: pad * 0.7, flexShrink: 0 },
    ...drawNote(scene, note, { sheet: noteSheet(scene), turnDeg: -1.2 }),
    box({ position: "relative", display: "flex", flexShrink: 0 }, node),
  );
}

/** Draws the title's number in a ring. */
function ringed(
  scene: Scene,
  skin: TemplateSkin,
  value: Words,
): { node: SlideNode; heightPx: number } {
  const { px, shape } = scene;
  const size = px(ringSize[shape === "square" ? "low" : "usual"]);
  const sheet = sheetOf(scene);
  const area = { x: 0, y: 0, width: size, height: size };
  const sizePx = size * (value.text.length > 2 ? 0.42 : 0.58);
  const figure = numberLine(scene, value, {
    letters: { ...skin.letters.number, leading: 1 },
    sizePx,
    color: sheet.accentLarge,
  });
  const node = box(
    { position: "relative", display: "flex", width: size, height: size, flexShrink: 0 },
    ring(scene, area, { name: "number", pen: "pen", color: sheet.ink }),
    boxAt(
      { ...area, y: sizePx * 0.07 },
      { alignItems: "center", justifyContent: "center" },
      figure,
    ),
  );
  return { node, heightPx: size };
}

function photoArea(scene: Scene, area: Area): Area {
  const { shape, squeeze, px } = scene;
  if (shape === "landscape") {
    const width = Math.round(area.width * 0.38);
    const height = Math.min(area.height - px(20), width * 1.1);
    return {
      x: area.x + area.width - width - px(10),
      y: area.y + (area.height - height) / 2,
      width,
      height,
    };
  }
  const height = Math.round(area.height * photoShare[squeeze]);
  const width = Math.round(Math.min(area.width * 0.86, height * 1.12));
  return { x: area.x + area.width - width - px(6), y: area.y + px(4), width, height };
}

function besidePhoto({ shape, px }: Scene, area: Area, frame: Area): Area {
  if (shape === "landscape") return { ...area, width: frame.x - area.x - px(70) };
  return inset(area, { top: frame.y + frame.height + px(40) - area.y });
}
