import type { Composing } from "../../composition/fit/composing.ts";
import { inset } from "../../composition/scene/boxes.ts";
import { isLow, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import type { Head } from "../../composition/scene/skin-parts.ts";
import { squeezedGap, squeezedShare } from "../../composition/scene/squeeze.ts";
import { hasWordColumn, head } from "../../composition/text/head.ts";
import { fitCapitals } from "./poster.ts";

/** Largest height of a headline, as a fraction of the area's height, and its largest font size, design px. */
const most = { share: 0.34, besidePhoto: 0.3, size: 300 } as const;
/** Gap below the headline, design px. */
const gap = 34;

/** Places a headline in capitals as wide as the slide; in a column beside the text, or too long, as a usual one. */
export function* capitalHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  const { shape, squeeze, reading, photo, heightPx } = scene;
  const usual = () => head(scene, skin, { gap: 44, maxSize: isLow(heightPx) ? 110 : 130 });
  const isColumn = shape === "landscape" || hasWordColumn(scene);
  if (isColumn || squeeze > 0 || reading.header.text.trim() === "") return yield* usual();
  const area = skin.area(scene, skin);
  const share = photo ? most.besidePhoto : most.share;
  const room = { ...area, height: area.height * squeezedShare(scene, share) };
  const setting = { area: room, maxSize: most.size, mostGap: 0.12 };
  const poster = yield* fitCapitals(scene, skin, reading.header, setting);
  if (!poster) return yield* usual();
  const place = { ...area, height: poster.heightPx };
  return {
    nodes: poster.draw(area.y),
    place,
    rest: inset(area, { top: poster.heightPx + squeezedGap(scene, gap) }),
    sizePx: Math.min(...poster.lines.map(({ sizePx }) => sizePx)),
  };
}
