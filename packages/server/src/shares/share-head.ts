import type { SharedCarousel } from "@slideloom/core/contract/shares";
import { parsePost, headlineLabel } from "@slideloom/core/document";
import { countCodePoints, cutCodePoints } from "@slideloom/core/text";
import { buildMeta, replaceHead } from "../http/page-html.ts";

const maxDescriptionLength = 200;

/** Adds the link-preview tags for chats and feeds to the web app's page. `url` is the share's own URL. */
export function insertShareHead(html: string, shared: SharedCarousel, url: string): string {
  const { slides } = shared;
  const title = headlineLabel(shared.title);
  const description = describe(shared);
  const properties = [
    ["og:type", "article"],
    ["og:url", url],
    ...(slides > 0
      ? [
          ["og:image", `${url}/og.png`],
          ["og:image:type", "image/png"],
          ["og:image:width", "1200"],
          ["og:image:height", "628"],
          ["og:image:alt", title],
        ]
      : []),
  ];
  return replaceHead(html, { title, description }, [
    // Only people with the link may see the page, so search engines must not index it.
    buildMeta("name", "robots", "noindex"),
    buildMeta("name", "twitter:card", "summary_large_image"),
    ...properties.map(([name = "", value = ""]) => buildMeta("property", name, value)),
  ]);
}

/** Lists the slides' headers, up to the maximum length. */
function describe({ draft }: SharedCarousel): string {
  const result = parsePost(draft.jsonInput);
  if (!result.ok) return "A carousel made with Slideloom.";
  const text = result.post.content.map(({ header }) => headlineLabel(header)).join(" · ");
  if (countCodePoints(text, maxDescriptionLength + 1) <= maxDescriptionLength) return text;
  return `${cutCodePoints(text, maxDescriptionLength - 1)}…`;
}
