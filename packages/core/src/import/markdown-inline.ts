import type { Token, Tokens } from "marked";

/** The words of a Markdown block, and the addresses of its pictures. */
export interface InlineText {
  text: string;
  pictures: string[];
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The inline tokens of a block. */
export function listInline(block: Token): Token[] {
  return ("tokens" in block && block.tokens) || [block];
}

/**
 * Reads inline tokens as plain text; in headings bold words are highlighted, in Slideloom's `::` markup, and only hard
 * line breaks are kept.
 */
export function readInline(tokens: readonly Token[], isHeading = false): InlineText {
  const pictures: string[] = [];
  const read = (token: Token): string => {
    switch (token.type) {
      case "br":
        return "\n";
      case "image":
        pictures.push((token as Tokens.Image).href);
        return "";
      case "html":
        return /^<br\b/i.test(token.raw) ? "\n" : "";
      case "codespan":
        return (token as Tokens.Codespan).text;
      case "link":
        return readLink(token as Tokens.Link, readAll);
      case "strong": {
        const text = readAll((token as Tokens.Strong).tokens);
        return isHeading && text !== "" ? `::${text}::` : text;
      }
      default: {
        if ("tokens" in token) return readAll(token.tokens);
        const text = decodeEntities("text" in token ? String(token.text) : token.raw);
        return isHeading ? text.replaceAll("\n", " ") : text;
      }
    }
  };
  const readAll = (inner: readonly Token[] = []) => inner.map(read).join("");
  return { text: readAll(tokens).trim(), pictures };
}

function readLink({ href, tokens }: Tokens.Link, readAll: (tokens: readonly Token[]) => string) {
  const label = readAll(tokens);
  const address = href.replace(/^mailto:/, "");
  // A bare www.example.com is a link too.
  const isBare = [address, href.replace(/^http:\/\//, "")].includes(label);
  return label === "" ? address : isBare ? label : `${label} (${address})`;
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[];
    if (name) return entities[name.toLowerCase()] ?? whole;
    const codePoint = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole;
  });
}
