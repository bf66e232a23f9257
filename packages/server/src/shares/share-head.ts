import type { SharedCarousel } from "@slideloom/core/contract";
import { parsePost, stripMarkup } from "@slideloom/core/document";

const maxDescriptionLength = 200;

/** The web app's page with what chats and feeds show of a link, whose own address is `url`. */
export function insertShareHead(html: string, shared: SharedCarousel, url: string): string {
  const { slides } = shared;
  const title = stripMarkup(shared.title);
  const description = describe(shared);
  const tags = [
    ["og:type", "article"],
    ["og:title", title],
    ["og:description", description],
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
  ].map(([name = "", value = ""]) => `<meta property="${name}" content="${escapeHtml(value)}" />`);
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    // Who has the link may see it; search engines were not given it.
    `<meta name="robots" content="noindex" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...tags,
  ];
  return html
    .replace(/<title>.*?<\/title>/s, "")
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replace("</head>", () => `${head.join("\n")}\n</head>`);
}

/** The headers of its slides, as many as there is room for. */
function describe({ draft }: SharedCarousel): string {
  const result = parsePost(draft.jsonInput);
  if (!result.ok) return "A carousel made with Slideloom.";
  const text = result.post.content.map(({ header }) => stripMarkup(header)).join(" · ");
  const letters = Array.from(text);
  if (letters.length <= maxDescriptionLength) return text;
  return `${letters.slice(0, maxDescriptionLength - 1).join("")}…`;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? "");
