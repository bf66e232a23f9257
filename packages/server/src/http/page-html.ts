import type { PageText } from "@slideloom/core/contract";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text as it stands in HTML, between tags or between double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

export function buildMeta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

/** The web app's page under another title and description, and with more tags in its head. */
export function replaceHead(
  html: string,
  { title, description }: Pick<PageText, "title" | "description">,
  tags: readonly string[],
): string {
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    buildMeta("name", "description", description),
    buildMeta("property", "og:title", title),
    buildMeta("property", "og:description", description),
    ...tags,
  ];
  return html
    .replace(/\s*<meta\s+name="description"[^>]*>/, "")
    .replace(/<title>[^<]*<\/title>/, () => head.join("\n    "));
}

/** The web app's page with what is said of one of its pages; `url` is the one address to list it by, null where there is none. */
export function buildPageHtml(html: string, text: PageText, url: string | null): string {
  return replaceHead(html, text, [
    buildMeta("property", "og:type", "website"),
    ...(text.isListed ? [] : [buildMeta("name", "robots", "noindex")]),
    ...(text.isListed && url !== null
      ? [`<link rel="canonical" href="${escapeHtml(url)}" />`, buildMeta("property", "og:url", url)]
      : []),
  ]);
}
