import { inset, boxAt } from "../../composition/scene/boxes.ts";
import {
  leaveBefore,
  leaveUnder,
  photoHeight,
  photoShare,
  wordsStart,
} from "../../composition/photo/photo.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { findScrim, formatFade } from "../../composition/photo/scrim.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { insideArch, largeArchArea } from "./large-arch.ts";
import { darkArchSheet, hasDarkArch } from "./mist.ts";
import { archRings } from "./parts.ts";

/** Largest width of an arch, as a multiple of its height and as a fraction of the free width. */
const widest = { ofHeight: 1.3, ofWidth: 0.8 } as const;
/** Space above and right of an arch on a landscape slide, and below an arch that is above the text; design px. */
const edge = { top: 72, right: 92, under: 44 } as const;

/** Places the photo in an arch: above the text, at the side of a landscape slide, or inside the arch of a quote. */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  if (scene.shape === "landscape") return sideArch(scene, skin);
  return hasDarkArch(scene) ? insideQuote(scene) : archOver(scene, skin);
};

function archOver(scene: Scene, skin: TemplateSkin): PhotoLook {
  const { px, widthPx } = scene;
  const whole = skin.area(scene, skin);
  const y = whole.y - px(20);
  const height = photoHeight(scene, y);
  const width = Math.round(Math.min(whole.width * widest.ofWidth, height * widest.ofHeight));
  const frame = { x: (widthPx - width) / 2, y, width, height };
  return {
    frame,
    ...leaveUnder(scene, skin, frame.y + height, edge.under),
    nodes: archNodes(scene, frame),
  };
}

function sideArch(scene: Scene, skin: TemplateSkin): PhotoLook {
  const { px, heightPx, widthPx } = scene;
  const width = Math.round(widthPx * photoShare(scene) * 0.92);
  const y = px(edge.top);
  const frame = { x: widthPx - px(edge.right) - width, y, width, height: heightPx - y };
  return { frame, ...leaveBefore(scene, skin, frame.x), nodes: archNodes(scene, frame) };
}

function archNodes(scene: Scene, frame: Area) {
  const radius = frame.width / 2;
  const runsOff = frame.y + frame.height >= scene.heightPx;
  const around = runsOff ? { ...frame, height: frame.height + scene.px(20) } : frame;
  const color = scene.colors.paper.accentLarge;
  return [
    ...archRings(scene, around, { count: 2, step: 17, color }),
    slideImage(scene, frame, {
      style: { borderTopLeftRadius: radius, borderTopRightRadius: radius },
    }),
  ];
}

/** Factor for `photoShare`. The product is the `y` of the quote's text, as a fraction of the slide's height. */
const clearShare = 1.12;
/** How far the photo extends behind a quote's text, design px. */
const overlap = 380;

/** Fills the quote's arch with the photo, which fades to the arch's colour behind the text. */
function insideQuote(scene: Scene): PhotoLook {
  const { px, widthPx, heightPx, media } = scene;
  const whole = largeArchArea(scene);
  const { ink, muted, background, end } = darkArchSheet(scene);
  const { words } = insideArch(scene);
  const top = Math.round(heightPx * wordsStart(scene, photoShare(scene) * clearShare));
  const area = inset(words, { top: top - words.y });
  // The photo ends behind the first lines of text. If it filled the whole arch, the text could cover a face in it.
  const height = Math.min(whole.height, top - whole.y + px(overlap));
  const frame = { ...whole, height };
  const at0 = top - frame.y;
  const region = { ...area, height: px(180) };
  const alpha = media
    ? findScrim(media, { frame, regions: [region], clearPx: at0 }, background, [
        [ink, 4.5],
        [muted, 4.5],
      ])
    : 0;
  const fade = formatFade(end, [
    [at0 - px(220), 0],
    [at0 - px(80), alpha * 0.5],
    [at0 - px(10), alpha],
    [at0 + px(160), alpha + (1 - alpha) * 0.4],
    [frame.height, 1],
  ]);
  const radius = frame.width / 2;
  const rounded = { borderTopLeftRadius: radius, borderTopRightRadius: radius };
  const inner = { x: 0, y: 0, width: frame.width, height: frame.height };
  const lines = { ...whole, height: whole.height + px(20) };
  return {
    frame,
    stage: { x: 0, y: 0, width: widthPx, height: heightPx },
    area,
    nodes: [
      ...archRings(scene, lines, { count: 2, step: 17, color: scene.colors.paper.accentLarge }),
      boxAt(whole, { ...rounded, backgroundColor: end }),
      slideImage(scene, frame, {
        style: rounded,
        clearPx: at0,
        over: [boxAt(inner, { backgroundImage: fade })],
      }),
    ],
  };
}
