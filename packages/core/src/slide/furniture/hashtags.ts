import { hairline } from "../../drawing/hairline.ts";
import { box, text, type SlideNode } from "../../drawing/node.ts";
import type { SlideContext } from "../slide-context.ts";

/** A carousel's slides show the first two hashtags, a single post all of them. */
const carouselHashtags = 2;

/** Hashtags as chips, or nothing where there are none. */
export function buildHashtags(context: SlideContext, all = false): SlideNode | null {
  const { post, design, palette, type } = context;
  const hashtags = (post.hashtags ?? []).slice(0, all ? undefined : carouselHashtags);
  const chips = hashtags.flatMap((hashtag, index) =>
    hashtag.trim() ? [{ hashtag: hashtag.trim(), index }] : [],
  );
  if (chips.length === 0) return null;
  return box(
    {
      display: "flex",
      flexDirection: "row",
      flexWrap: "wrap",
      gap: 7,
      flexShrink: 0,
      maxWidth: "100%",
    },
    ...chips.map(({ hashtag, index }) =>
      box(
        {
          maxWidth: "100%",
          flexShrink: 0,
          padding: "4px 10px",
          borderRadius: 999,
          backgroundColor: palette.chip.background,
          boxShadow: hairline(palette.chip),
        },
        text(
          {
            fontFamily: design.bodyFontFamily,
            fontSize: type.smallPx,
            fontWeight: 500,
            lineHeight: 1.35,
            color: palette.chip.ink,
            whiteSpace: "nowrap",
            overflow: "hidden",
            textOverflow: "ellipsis",
          },
          hashtag,
          { kind: "hashtag", index },
        ),
      ),
    ),
  );
}
