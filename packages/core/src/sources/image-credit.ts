import type { MediaCredit } from "../document/post.ts";

const labels =
  "photo(?:graph)?s?|image|picture|illustration|graphic|credit|courtesy|source|foto(?:s|grafia|grafía)?|bild(?:er)?|grafik|quelle|crédits?|imagen|ilustración|fuente|créditos?|immagine|fonte|imagem|写真|撮影|画像|提供|出典|تصوير|صورة|الصورة|المصدر";
/** Matches the author in a caption after a mark: `Photo: Ada Moor`, `© Ada Moor / Press`. */
const marked = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${labels})(?:\s(?:credit|courtesy))?\s?[:：/©]\s?|©\s?(?:\p{Nd}{4}\s)?)([^.;()[\]|]{2,80})`,
  "iu",
);
/** Matches the author as a name: `Photo by Ada Moor`, `Bild von Ada Moor`. */
const named =
  /(?<!\p{L})(?:[Pp]hotos?|[Ii]mage|[Pp]icture|[Ii]llustration|[Cc]ourtesy|[Ff]otos?|[Ff]otograf[ií]a|[Bb]ild|[Gg]rafik|[Ii]magen|[Ii]lustración|[Ii]mmagine|[Ii]magem)\s(?:by|courtesy of|of(?<=[Cc]ourtesy of)|von|de|par|por|di)\s(\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Lu}[\p{L}\p{M}.'’-]+){0,3})/u;
/** Matches an agency at a caption's end: `A fair in Leeds / AFP`, `… (Reuters)`. */
const agency =
  /(?:\s[/–—-]\s?|\(|\.\s)((?:AP|AFP|Reuters|dpa|EFE|ANSA|EPA|Getty(?: Images)?|Shutterstock|Unsplash|Pexels|Pixabay)(?:\s?[/,]\s?[\p{L} ]{2,30})?)\)?\.?$/u;
const license =
  /(?<![\p{L}\p{N}])(?:CC[ -]?0(?: 1\.0)?|CC[ -]BY(?:-(?:NC|ND|SA)){0,2}(?: \d\.\d)?|public domain|gemeinfrei|domaine public|dominio público)(?![\p{L}\p{N}])/iu;

/** Reads who made an image, and under which licence, from its caption. Null if the caption names neither. */
export function readImageCredit(caption: string): MediaCredit | null {
  const name = license.exec(caption)?.[0];
  const rest = caption.replace(license, "").trim();
  const author = (marked.exec(rest) ?? named.exec(rest) ?? agency.exec(rest))?.[1]
    ?.replace(/(?<![\s,/–—-])[\s,/–—-]+$/u, "")
    .trim();
  if (!author && name === undefined) return null;
  return { ...(author && { author }), ...(name !== undefined && { license: name }) };
}
