import { isAvatarShape } from "../../design/brand.ts";
import { text, type SlideNode } from "../../drawing/node.ts";
import { readPostAuthor, type PostAuthor } from "../../layouts/reading/read-post-author.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitNode } from "../composition/fit/fit.ts";
import { chooseBrandImage } from "../composition/furniture/brand-image.ts";
import { roundPortrait } from "../composition/furniture/portrait.ts";
import { badge, boxAt, column, row } from "../composition/scene/boxes.ts";
import {
  drawSymbol,
  letterStyle,
  paragraph,
  type Setting,
} from "../composition/scene/lettering.ts";
import { bodySize, type Scene } from "../composition/scene/scene.ts";
import type { SectionLook, TemplateSkin } from "../composition/scene/skin.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import { fitHeadline } from "../composition/text/fit-headline.ts";
import { flowBlocks } from "../composition/text/flow-blocks.ts";
import { textAboveAndBelow } from "../composition/text/around/above-and-below.ts";
import { measure } from "../composition/text/measure.ts";

/** Diameter of the author's image, and gaps beside it and between the card's parts; design px. */
const avatarSize = 104;
const gaps = { avatar: 26, parts: 40 } as const;
/** Largest share of the card that the header takes if text follows. */
const headShare = 0.62;
/** Factors for the largest font sizes: words on a card are smaller than on the slide, but not on a tall one. */
const sizes = { head: 0.86, text: 0.92, alone: 1.5, tall: 1.2 } as const;

/** Composes a card like a post on a social network: author, header and text. It has no counts or badges. */
export function* composePost(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { header, blocks } = scene.reading;
  const author = readPostAuthor(blocks);
  const area = skin.area(scene, skin);
  const { over, under, room } = yield* textAboveAndBelow(scene, skin, { area });
  const { sheet, style, padding } = cardOf(scene, skin);
  const [sidePx, endPx] = [scene.px(padding[0]), squeezedGap(scene, padding[1])];
  const widthPx = Math.floor(room.width - 2 * sidePx);
  const gapPx = squeezedGap(scene, gaps.parts);
  const growth = scene.shape === "tall" ? sizes.tall : 1;
  const by = drawAuthor(scene, skin, author, widthPx);
  const { heightsPx } = by ? yield* measure([by]) : { heightsPx: [] };
  const byPx = by ? (heightsPx[0] ?? 0) + gapPx : 0;
  const innerPx = Math.max(1, room.height - 2 * endPx - byPx);
  const hasText = author.rest.length > 0;
  const head = yield* fitHeadline(scene, skin, "header", header, {
    widthPx,
    heightPx: innerPx * (hasText ? headShare : 1),
    maxSize: skin.sizes.headline * sizes.head * growth,
    sheet,
  });
  const headPx = head ? head.heightPx + (hasText ? gapPx : 0) : 0;
  const box = {
    widthPx,
    heightPx: Math.max(1, innerPx - headPx),
    minPx: scene.floorPx.body,
    maxPx: scene.px(skin.sizes.text * (head ? sizes.text : sizes.alone) * growth),
  };
  const words = hasText
    ? yield* fitNode("text", box, (sizePx) =>
        flowBlocks(scene, skin, author.rest, { sizePx, widthPx, sheet, isEven: true }),
      )
    : null;
  const heightPx = Math.min(room.height, 2 * endPx + byPx + headPx + (words?.heightPx ?? 0));
  const place = { ...room, y: room.y + (room.height - heightPx) / 2, height: heightPx };
  const edges = { paddingTop: endPx, paddingLeft: sidePx, paddingRight: sidePx };
  const card = boxAt(
    place,
    { ...style, ...edges, flexDirection: "column", rowGap: gapPx },
    by,
    head?.node ?? null,
    words?.node ?? null,
  );
  return [...over, card, ...under];
}

/** Returns the template's card, or a sheet of its own in templates whose sections are only lines. */
function cardOf(scene: Scene, skin: TemplateSkin): SectionLook {
  const look = skin.section(scene, { index: 0, count: 1 });
  if (look.padding[0] > 0) return { ...look, padding: [52, 52] };
  const { panel, paper } = scene.colors;
  const style = {
    backgroundColor: panel.background,
    border: `1px solid ${paper.line}`,
    borderRadius: scene.px(28),
  };
  return { sheet: panel, style, padding: [52, 52] };
}

function drawAuthor(
  scene: Scene,
  skin: TemplateSkin,
  { name, handle }: PostAuthor,
  widthPx: number,
): SlideNode | null {
  const { brand } = scene.context;
  const isTyped = name !== null || handle !== null;
  const own = [brand?.name, brand?.handle].map((words) => words?.trim() ?? "");
  const lines = isTyped ? [name?.text ?? "", handle?.text ?? ""] : own;
  const [first = "", second = ""] = lines.filter((line) => line !== "");
  if (first === "") return null;
  const { sheet } = cardOf(scene, skin);
  const avatarPx = scene.px(avatarSize);
  const gapPx = scene.px(gaps.avatar);
  const textPx = Math.floor(widthPx - avatarPx - gapPx);
  const isOwn = !isTyped || (handle !== null && handle.text === own[1]);
  const draw = (words: string, setting: Setting): SlideNode => {
    const ref = [name, handle].find((typed) => typed?.text === words)?.ref;
    return ref
      ? paragraph(scene, { text: words, ref }, { ...setting, isInRow: true })
      : text(letterStyle(scene, words, { ...setting, isInRow: true }), words);
  };
  const strong = { ...skin.letters.body, weight: 700 };
  return row(
    { width: widthPx, columnGap: gapPx, alignItems: "center" },
    (isOwn && drawAvatar(scene, skin, avatarPx)) || drawInitial(scene, skin, first, avatarPx),
    column(
      { width: textPx },
      draw(first, {
        letters: strong,
        sizePx: bodySize(scene, 42),
        color: sheet.ink,
        widthPx: textPx,
      }),
      second === ""
        ? null
        : draw(second, {
            letters: skin.letters.body,
            sizePx: bodySize(scene, 36),
            color: sheet.muted,
            widthPx: textPx,
          }),
    ),
  );
}

function drawAvatar(scene: Scene, skin: TemplateSkin, sizePx: number): SlideNode | null {
  const { brand } = scene.context;
  const { sheet } = cardOf(scene, skin);
  const chosen = brand && chooseBrandImage(brand, sheet);
  if (!chosen || !isAvatarShape(chosen.image)) return null;
  return roundPortrait(chosen.image, sizePx, { ground: chosen.plate ?? "transparent" });
}

/** Draws the first letter of a name in a disc. */
function drawInitial(scene: Scene, skin: TemplateSkin, name: string, sizePx: number): SlideNode {
  const { inkField } = scene.colors;
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? "@";
  const letters = { ...skin.letters.body, weight: 700, leading: 1 };
  return badge(
    sizePx,
    { borderRadius: sizePx / 2, backgroundColor: inkField.background },
    drawSymbol(scene, letter, { letters, sizePx: sizePx * 0.46, color: inkField.ink }),
  );
}
