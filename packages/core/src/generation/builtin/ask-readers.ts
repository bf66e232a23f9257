import { findWritingStyle } from "../writing-style.ts";
import type { Asks } from "./asks.ts";
import { readHashtags } from "./hashtags.ts";
import { capitalise, dropStop } from "./sentences.ts";

/** Reads one ask: true where the text was one. */
type AskReader = (text: string, asks: Asks) => boolean;

const labelled =
  /^(title|headline|hook|audience|target audience|target|for whom|readers?|cta|call to action|call-to-action|next step|closing question|question|tone|voice|style|length|hashtags?|language)\s*[:=]\s*(\S.*)$/i;
const languages =
  /\b(english|german|deutsch|french|français|spanish|español|italian|italiano|portuguese|português|dutch|polish|swedish|turkish|japanese|chinese|korean|arabic|hebrew|hindi|russian|ukrainian|czech|greek)\b/i;

/** `Audience: …` and the like, which are asks wherever they stand. */
export const readLabel: AskReader = (text, asks) => {
  const [, label = "", value = ""] = labelled.exec(text.slice(0, 2000)) ?? [];
  switch (label.toLowerCase().replaceAll("-", " ")) {
    case "title":
    case "headline":
      asks.title = dropStop(value);
      return true;
    case "hook":
      asks.hook = value;
      return true;
    case "audience":
    case "target audience":
    case "target":
    case "for whom":
    case "reader":
    case "readers":
      asks.audience = dropStop(value);
      return true;
    case "cta":
    case "call to action":
    case "next step":
      asks.callToAction = capitalise(value);
      return true;
    case "closing question":
    case "question":
      return readOwnQuestion(value, asks);
    case "tone":
    case "voice":
    case "style":
      return readStyle(value, asks) || pushUnknown(text, asks);
    case "length":
      return readLength(value, asks) || pushUnknown(text, asks);
    case "hashtag":
    case "hashtags":
      return readTags(value, asks);
    case "language":
      return readLanguage(value, asks) || pushUnknown(text, asks);
    default:
      return false;
  }
};

function readOwnQuestion(value: string, asks: Asks): boolean {
  if (!/[?？؟]["'”’»]?$/u.test(value)) return false;
  asks.closingQuestion = value.replace(/^["'“‘«]+|["'”’»]+$/gu, "");
  asks.endWithQuestion = true;
  return true;
}

/** "For two years we …" tells something, "for two teams" says whom. */
const notAudience =
  /\b(?:we|i|you|they|he|she|it|is|are|was|were|had|will|years?|months?|weeks?|days?|hours?|minutes?|reasons?)\b/i;

const readAudience: AskReader = (text, asks) => {
  const found =
    /^(?:(?:write|make|aim|pitch|tailor|target|create)(?: (?:it|this|the (?:post|carousel)))?(?: (?:at|for|to|towards))|(?:it(?:'s| is)|this is|written|made|meant|aimed|intended)(?: (?:at|for))|my (?:audience|readers) (?:is|are)|(?:the )?(?:target )?audience(?: is)?|target(?:ing)?|for)\s+((?:[\p{L}\p{N}'’&/+#.-]+(?: |$)){1,8})$/iu.exec(
      dropStop(text),
    );
  const audience = found?.[1]?.trim() ?? "";
  if (
    audience === "" ||
    /^(?:example|instance|me|us|now|free|sure|it|this)\b/i.test(audience) ||
    notAudience.test(audience)
  )
    return false;
  asks.audience = audience;
  return true;
};

const endWithQuestion =
  /^(?:(?:end|finish|close|conclude|ending|closing)(?: (?:it|the (?:post|carousel)|everything|off))? (?:with|on|by asking)|with)\s+(?:a|an|one)\s+(?:[\w-]+ ){0,2}question(?:\s(?:at the end|in the end|to|for|on)\b.*)?$/i;
/** "Ask a question" alone may be advice. */
const questionAtEnd =
  /^(?:ask|add|include|put)\s+(?:a|an|one)\s+(?:[\w-]+ ){0,2}question\s(?:(?:at|in) the end|(?:to|for) (?:the |my |our )?(?:readers?|audience|followers))\b.*$/i;

const readClosing: AskReader = (text, asks) => {
  const own =
    /^(?:(?:end|finish|close|conclude)(?: (?:it|the (?:post|carousel)))? (?:with|by asking)|ask|with)(?: the question| this question)?\s*:?\s+(["'“‘«]?[^"“”]{6,}[?？]["'”’»]?)$/iu.exec(
      text,
    );
  if (own?.[1]) return readOwnQuestion(own[1], asks);
  const plain = dropStop(text);
  if (!endWithQuestion.test(plain) && !questionAtEnd.test(plain)) return false;
  asks.endWithQuestion = true;
  return true;
};

const readCallToAction: AskReader = (text, asks) => {
  const plain = dropStop(text);
  if (
    /^(?:(?:add|include|use|put in|with|end with|finish with|close with)\s+)?(?:a |an |the )?(?:(?:clear|strong|short|simple) )?(?:cta|call[- ]to[- ]action)(?: at the end)?$/i.test(
      plain,
    )
  ) {
    return true;
  }
  const found =
    /^(?:(?:(?:add|include|use|end with|finish with|close with)\s+)?(?:a |an |the )?(?:(?:clear|strong|short|simple) )?(?:cta|call[- ]to[- ]action)\s*(?:is:?|to|:|that says)|(?:ask|tell|invite|encourage|get|send|urge)\s+(?:people|readers|them|the readers?|everyone|the audience|followers|viewers)\s+to)\s+(.{3,140})$/i.exec(
      text,
    );
  if (!found?.[1]) return false;
  asks.callToAction = capitalise(addressReader(found[1].replace(/^["'“]|["'”]$/gu, "")));
  return true;
};

/** "Share their story", said of readers, is "Share your story", said to them. */
function addressReader(text: string): string {
  return text
    .replace(/\btheir\b/g, "your")
    .replace(/\btheirs\b/g, "yours")
    .replace(/\bthemselves\b/g, "yourself")
    .replace(/\bthey\b/g, "you");
}

const readStyle: AskReader = (text, asks) => {
  const plain = dropStop(text).toLowerCase();
  const found =
    /^(?:(?:use|write in|write with|keep|make|in|with|be|adopt|sound)\s+)?(?:it |the tone |the style |this )?(?:a |an )?(?:very |more |rather |slightly )?([a-z]+(?:[ /-][a-z]+)??)(?: (?:and|but) ([a-z]+))?(?: (?:tone|voice|style|language|writing))?(?: (?:please|of voice))?$/.exec(
      plain,
    );
  for (const name of [found?.[1], found?.[2]]) {
    const style = name ? findWritingStyle(name) : null;
    if (!style) continue;
    asks.style = style;
    return true;
  }
  return false;
};

const readLength: AskReader = (text, asks) => {
  const plain = dropStop(text).toLowerCase();
  const short =
    /^(?:(?:keep|make) (?:it|them|the (?:slides|texts?|sentences)|everything|sentences|slides) )?(?:very |really |nice and )?(?:short|brief|concise|crisp|snappy|succinct|to the point)(?: and (?:sweet|simple|clear))?$|^(?:use |write )?short (?:sentences|texts?|slides|copy)(?: only)?$|^(?:as )?few words(?: as possible)?$/;
  const counted =
    /^(?:(?:use |write |make |create |with )?(?:about |exactly |around |at most |max(?:imum)? )?\d{1,3} (?:slides|words)(?: (?:a|per) slide)?(?: (?:please|max(?:imum)?|or less|at most))?|(?:max(?:imum)?|no more than|at most|under) \d{1,3} (?:words|slides)(?: (?:a|per) slide)?|(?:long|detailed|in detail|in depth))$/;
  if (short.test(plain)) asks.terse = true;
  return short.test(plain) || counted.test(plain);
};

const readTags: AskReader = (text, asks) => {
  const plain = dropStop(text);
  if (/^(?:no|without|skip|don't use|do not use|none)(?: any)?(?: hashtags?)?$/i.test(plain)) {
    asks.hashtags = [];
    return true;
  }
  if (/^(?:(?:use|add|include|with)\s+)?(?:\d+ |some |a few )?(?:relevant )?hashtags$/i.test(plain))
    return true;
  const listed =
    /^(?:(?:use|add|include|with)\s+)?(?:the )?(?:hashtags?\s*:?\s*)?((?:#[\p{L}\p{M}\p{N}_]+[\s,;]*(?:and\s+)?)+)$/iu.exec(
      plain,
    )?.[1];
  const bare = /^[\p{L}\p{N}_#]+(?:[\s,;]+[\p{L}\p{N}_#]+)*$/u.test(plain) ? plain : null;
  const tags = listed ?? bare;
  if (!tags) return false;
  asks.hashtags = readHashtags(tags);
  return true;
};

/** Outside a `Hashtags:` line only words that carry their `#` are tags. */
export const readMarkedTags: AskReader = (text, asks) =>
  /#|hashtag/i.test(text) && readTags(text, asks);

const readEmoji: AskReader = (text, asks) => {
  const found =
    /^(?:(no|without|avoid|skip|don't use|do not use|don't add|never use)(?: any)?|(?:use|add|with|include)(?: some| a few)?) emojis?(?: please)?$/i.exec(
      dropStop(text),
    );
  if (!found) return false;
  if (found[1]) asks.emoji = false;
  return true;
};

const readLanguage: AskReader = (text, asks) => {
  const plain = dropStop(text);
  const name = languages.exec(plain)?.[1];
  if (!name || plain.split(/\s+/).length > 7) return false;
  if (
    !/^(?:(?:write|keep|make|do|answer|reply|use|create|generate|translate|please)\b.*|in \S+(?: please)?|\S+)$/i.test(
      plain,
    )
  )
    return false;
  asks.language = /english/i.test(name) ? null : capitalise(name);
  return true;
};

function pushUnknown(text: string, asks: Asks): true {
  asks.unknown.push(text);
  return true;
}

const readers: readonly AskReader[] = [
  readLabel,
  readClosing,
  readCallToAction,
  readEmoji,
  readMarkedTags,
  readLength,
  readLanguage,
  readStyle,
  readAudience,
];

/** An ask is short; anything longer is text, and costs the patterns no time. */
const askCharacters = 240;

/** Reads a text that is one ask as a whole into `asks`; false where it is none. */
export function readAsk(text: string, asks: Asks): boolean {
  return text.length <= askCharacters && readers.some((read) => read(text, asks));
}
