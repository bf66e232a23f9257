import { mask } from "./mask.ts";

/** A web address, mail address or handle in a text. */
export interface AddressMention {
  start: number;
  end: number;
  raw: string;
}

/** Top-level domains of addresses without `https://` in prose. Many others are endings of files or words, e.g. `main.py`. */
const endings =
  "com|org|net|info|biz|edu|gov|io|ai|app|dev|co|eu|de|at|ch|fr|es|it|pt|nl|pl|uk|ie|hu|cz|dk|jp|cn|kr|in|br|mx|ca|au|nz|ru|ua|tr|gr|ro|sa|ae|eg|jo|blog|shop|store|online|site|tech|cloud|studio|agency|academy|news|example";
const mail = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const web = String.raw`https?:\/\/\S+|(?<![\p{L}\p{N}])www\.\S+|(?<![\p{L}\p{N}._@/-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:${endings})(?![\p{L}\p{N}-])(?:\/[^\s<>"“”„«»()]*)?`;
const handle = String.raw`(?<![\p{L}\p{N}/])[@＠][\p{L}\p{N}_][\p{L}\p{N}_.]*(?:@[\w-]+(?:\.[\w-]+)+)?`;

const address = new RegExp(`${mail}|${web}|${handle}`, "gu");
const closing = /(?<![.,;:!?…。、，！？)\]}»”"'’>])[.,;:!?…。、，！？)\]}»”"'’>]+$/u;

/** Lists the web addresses, mail addresses and handles of a text, without punctuation after them. */
export const readAddresses = (text: string): AddressMention[] =>
  text.includes(".") || text.includes("@") || text.includes("＠")
    ? Array.from(text.matchAll(address), ({ 0: typed, index: start }) => {
        const raw = typed.replace(closing, "");
        return { start, end: start + raw.length, raw };
      }).filter(({ raw }) => raw.length > 2)
    : [];

/** Writes an address comparably: lower case, without protocol, `www.` and the last slash. */
export const addressKey = (raw: string): string =>
  raw
    .toLowerCase()
    .replace(/^https?:\/\//u, "")
    .replace(/^www\./u, "")
    .replace(/[?#].*$/u, "")
    .replace(/(?<!\/)\/+$/u, "");

const others =
  /(?<![\d/])24\/7(?![\d/])|(?<![\p{L}\p{N}])[#＃][\p{L}\p{N}_.]+|`[^`\n]*`|(?<!\d):[a-z][a-z0-9-]*:/gu;

/** Removes addresses, handles, hashtags, code, icons and `24/7`, whose numbers and capitals state no facts. */
export const maskAddresses = (text: string) => mask(mask(text, address), others);
