import { decodeEntities } from "../../text/entities.ts";
import type { PassagePlace } from "../source.ts";
import type { Reading } from "./reading.ts";

interface Context {
  reading: Reading;
  isDeck: boolean;
  place: PassagePlace;
}

const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01]px|\shidden\b/i;
/** Matches struck-out words, in Markdown and HTML. */
const struck = /~~(?=\S)([^~\n]{1,500})~~|<(?:del|s|strike)>([^<>]{1,500})<\/(?:del|s|strike)>/gi;
/** Matches a setting in a slide deck's comment, e.g. `_class: lead`. */
const directive = /^\s*_?[a-z][\w-]*\s*:/i;

/** Adds the text of HTML in Markdown as a passage. Comments, style sheets, scripts and hidden parts are left out. */
export function addHtml(raw: string, { reading, isDeck, place }: Context): void {
  let words = takeBetween(raw, "<!--", "-->", (comment) => {
    const noun = !isDeck ? "comment" : directive.test(comment) ? "setting" : "speaker note";
    reading.leave(noun, comment);
  });
  for (const name of ["style", "script"]) {
    const noun = name === "style" ? "style sheet" : "script";
    words = takeBetween(words, `<${name}`, `</${name}>`, () => reading.leave(noun));
  }
  const kept = words.replaceAll(struck, (_words, mark: string, tagged: string | undefined) => {
    reading.leave("struck-out word", mark ?? tagged ?? "", "struck-out words");
    return "";
  });
  const text = decodeEntities(stripTags(kept, reading)).trim();
  if (text === "") return;
  if (hiddenStyle.test(words.slice(0, 2000))) {
    reading.leave("hidden part", text);
    return;
  }
  const level = Number(/^\s*<h([1-6])\b/i.exec(words)?.[1] ?? 0);
  reading.add(
    level > 0 ? { kind: "heading", level, text, place } : { kind: "paragraph", text, place },
  );
}

/**
 * Removes the parts between `open` and `close`, in linear time. A part without `close` extends to the end of the text.
 */
function takeBetween(
  text: string,
  open: string,
  close: string,
  onPart: (part: string) => void,
): string {
  const folded = text.toLowerCase();
  let rest = "";
  let done = 0;
  for (let from = folded.indexOf(open); from >= 0; from = folded.indexOf(open, done)) {
    const end = folded.indexOf(close, from + open.length);
    rest += text.slice(done, from);
    onPart(text.slice(from + open.length, end < 0 ? text.length : end));
    done = end < 0 ? text.length : end + close.length;
  }
  return rest + text.slice(done);
}

function stripTags(html: string, reading: Reading): string {
  return html.replaceAll(/<\/?([a-z][\w-]*)[^<>]{0,2000}>/gi, (_tag, name: string) => {
    if (/^img$/i.test(name)) reading.leave("image");
    return " ";
  });
}
