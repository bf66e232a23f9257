import { escapeQuoted } from "@slideloom/core/text";
import type { PageText } from "@slideloom/core/contract/page-text";

export function buildMeta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeQuoted(content)}" />`;
}

/** Replaces the page's title and description and adds tags to its head. */
export function replaceHead(
  html: string,
  { title, description }: Pick<PageText, "title" | "description">,
  tags: readonly string[],
): string {
  const head = [
    `<title>${escapeQuoted(title)}</title>`,
    buildMeta("name", "description", description),
    buildMeta("property", "og:title", title),
    buildMeta("property", "og:description", description),
    ...tags,
  ];
  return html
    .replace(/(?<!\s)\s*<meta\s+name="description"[^>]*>/, "")
    .replace(/<title>[^<]*<\/title>/, () => head.join("\n    "));
}

/** Adds a page's texts to the web app's HTML. `url` is its canonical URL, or null if there is none. */
export function buildPageHtml(html: string, text: PageText, url: string | null): string {
  return replaceHead(html, text, [
    buildMeta("property", "og:type", "website"),
    ...(text.isListed ? [] : [buildMeta("name", "robots", "noindex")]),
    ...(text.isListed && url !== null
      ? [
          `<link rel="canonical" href="${escapeQuoted(url)}" />`,
          buildMeta("property", "og:url", url),
        ]
      : []),
  ]);
}
