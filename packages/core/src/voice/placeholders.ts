import type { Span } from "./stems.ts";

const owners =
  "your|my|insert|add|enter|fill in|replace|put|describe|ihre?n?|dein(?:en?)?|eure?|füge|einfügen|votre|vos|ton|ta|tes|insérez?|ajoutez|tu|su|sus|inserta|inserte|insertar|añade|seus?|suas?|teu|tua|insira|inserir|adicione|il tuo|la tua|il vostro|inserisci|aggiungi|jouw?|uw|voeg";

const things =
  "name|company(?: name)?|brand(?: name)?|product(?: name)?|link|url|date|topic|handle|website|e-?mail|phone|number|amount|city|industry|audience|firma|firmenname|datum|thema|nom|entreprise|lien|nombre|empresa|enlace|nome|azienda|data|naam|bedrijf";

const patterns: readonly RegExp[] = [
  // Brackets that name what goes there, unless they are a link's words.
  new RegExp(
    String.raw`[[［【](?:(?:${owners})(?![\p{L}\p{N}])[^\]］】\n]{0,60}|(?:[\p{L}\p{N}'’-]{1,20} )?(?:${things})|x{2,4}|お名前|名前|会社名|商品名|اسمك|اسم الشركة|أدخل [^\]\n]{1,40})[\]］】](?!\()`,
    "giu",
  ),
  /(?<!\{)\{\{\s*[\p{L}\p{N}_. -]{1,40}\s*\}\}/giu,
  /(?<!\{)[<{](?:your|insert|first|last|company)[ _-][\p{L} _-]{1,40}[>}]/giu,
  /(?<![\p{L}\p{N}])lorem ipsum(?![\p{L}\p{N}])(?: dolor sit amet)?/giu,
  /(?<![\p{L}\p{N}])(?:TBD|TODO:|FIXME)(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:X{2,3}\s?%|[$€£]\s?X{2,3}(?![\p{L}\p{N}])|(?:19|20)XX(?![\p{L}\p{N}]))/gu,
  /(?<![\p{L}\p{N}])@(?:your|my)[_-]?(?:handle|name|username|company|brand)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}.@-])(?:www\.)?(?:your|my)[_-]?(?:website|site|company|domain|brand|business|store|shop|name)\.[a-z]{2,6}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}.-])(?:www\.)?example\.(?:com|org|net)(?![\p{L}\p{N}])/giu,
  /[〇○◯]{2,8}/gu,
];

/** Finds words that stand for others, which the author has to fill in, e.g. `[Your name]` or `Lorem ipsum`. */
export const findPlaceholderSpans = (text: string): Span[] =>
  patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    })),
  );
