import type { SlideNode } from "../../../drawing/node.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import type { CoverLook } from "../../composition/scene/layout-looks.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { isDark, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { besideSphere, drawSphere } from "./sphere.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Places the title at the foot, below the sphere. An image has rounded corners and covers part of the sphere. */
export const cover: LookBuilder<CoverLook> = (scene, skin) => {
  const { media, px, shape, reading } = scene;
  const whole = skin.area(scene, skin);
  const isSplit = shape === "landscape";
  const area = media ? besideImage(scene, whole) : besideSphere(scene, whole);
  return {
    around: textAtFoot(scene, skin, area),
    placement: isSplit && !media ? "middle" : "foot",
    sheet: skin.sheetOf(scene),
    title: {
      size: claimSize(reading.title, skin.sizes.cover * (media ? 0.84 : 1)),
      most: isSplit ? 0.74 : area.height < whole.height ? 0.8 : 0.6,
    },
    subtitle: { size: 46, most: 0.28, letters: { ...skin.letters.body, balanced: true } },
    gapPx: px(32),
    draw: () => (media ? drawImage(scene, whole) : []),
  };
};

/** Largest height of the image above the title, as a fraction of the area's height. */
const imageShare = 0.52;

/** Returns the image's square area, at the right edge of `area`. */
function placeImage({ shape, px }: Scene, area: Area): Area {
  const isSplit = shape === "landscape";
  const size = Math.floor(
    isSplit
      ? Math.min(area.height, area.width * 0.4)
      : Math.min(area.width * 0.86, area.height * imageShare),
  );
  const y = isSplit ? area.y + (area.height - size) / 2 : area.y - px(20);
  return { x: area.x + area.width - size, y, width: size, height: size };
}

/** Returns the area for text: left of the image on a landscape slide, else below it. */
function besideImage(scene: Scene, area: Area): Area {
  if (scene.shape === "landscape") return { ...area, width: area.width * 0.54 };
  const { y, height } = placeImage(scene, area);
  return inset(area, { top: y + height + scene.px(40) - area.y });
}

function drawImage(scene: Scene, area: Area): SlideNode[] {
  const { shape, px, context } = scene;
  const isSplit = shape === "landscape";
  const place = placeImage(scene, area);
  const size = place.width;
  const rim = isDark(scene) ? "rgba(255, 255, 255, 0.32)" : "rgba(255, 255, 255, 0.95)";
  const shown = slideImage(scene, place, {
    style: { borderRadius: size * 0.23 },
    over: [
      boxAt(
        { x: 0, y: 0, width: size, height: size },
        { borderRadius: size * 0.23, border: `${Math.max(1, px(3))}px solid ${rim}` },
      ),
    ],
  });
  // On a landscape slide, the sphere is at the image's lower right, because the slide's number is above the image and
  // the title is left of it.
  const ball = isSplit
    ? { x: place.x + size * 0.9, y: place.y + size * 0.78, radius: size * 0.24 }
    : { x: place.x + size * 0.06, y: place.y + size * 0.66, radius: size * 0.33 };
  return [
    ...(context.design.cornerAccent ? [drawSphere(scene, ball)] : []),
    ...(shown ? [shown] : []),
  ];
}
