import { decodeEntities } from "../text/entities.ts";

/** Lists the image URLs in a piece of HTML. */
export function listImageSources(html: string): string[] {
  const sources: string[] = [];
  for (const { index } of html.matchAll(/<img\s/gi)) {
    const end = html.indexOf(">", index);
    if (end < 0) break;
    const tag = html.slice(index, Math.min(end, index + 4000));
    const [, quoted, single, bare] =
      /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
    const source = quoted ?? single ?? bare ?? "";
    if (source !== "") sources.push(decodeEntities(source));
  }
  return sources;
}
