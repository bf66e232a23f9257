import { isAddress } from "./is-address.ts";

/** A web address among other words. */
const among = /https?:\/\/[^\s<>"“”„«»()[\]{}]+/giu;
/** Signs after an address that belong to the sentence. */
const sentenceEnd = /(?<![.,;:!?…'’*_])[.,;:!?…'’*_]+$/u;
const wrapped = /^(?:<(\S+)>|["“„«'‘](\S+)["”“»'’]|\[[^\]\n]{0,300}\]\((\S+)\))[.,;]?$/u;
const slideCount =
  /(?<!\p{Nd})(\d{1,2})[ \u00A0-]?(?:slides?|folien|diapos?(?:itives?)?|diapositivas|láminas|slide|lâminas|pagine|dia['’]?s|слайд\p{L}{0,3}|枚|スライド|شرائح)/iu;
/** Longer texts are texts that mention addresses. */
const maxUnits = 500;
const maxAddresses = 5;

/** Returns the web address if a typed text is nothing else, also in brackets, quotes or a Markdown link. */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  const [, bracketed, quoted, linked] = wrapped.exec(text) ?? [];
  const inner = bracketed ?? quoted ?? linked;
  const address = inner ?? text;
  return isAddress(address) ? address : null;
}

/** The addresses in a short text, and the number of slides that it asks for. */
export interface NamedPages {
  addresses: string[];
  slides: number | null;
}

/** Finds web addresses among a few words, as a phone shares them or a person types them to a chat. */
export function findPages(typed: string): NamedPages {
  const text = typed.trim();
  if (text.length > maxUnits || readAddress(text) !== null) return { addresses: [], slides: null };
  const found = Array.from(text.matchAll(among), ([address]) => address.replace(sentenceEnd, ""));
  const addresses = [...new Set(found)].filter(isAddress).slice(0, maxAddresses);
  const count = Number(slideCount.exec(text.replaceAll(among, " "))?.[1] ?? 0);
  return { addresses, slides: addresses.length > 0 && count > 0 ? count : null };
}

/** Writes an address so that a server can read it. */
export const completeAddress = (address: string) =>
  /^https?:/i.test(address) ? address : `https://${address}`;
