import { findWritingStyle, type WritingStyle } from "../writing-style.ts";
import { readHashtags } from "./hashtags.ts";
import { capitalise, dropStop, splitSentences } from "./sentences.ts";

/** What the instructions ask of the writer, as far as it was understood. */
export interface Asks {
  title: string | null;
  hook: string | null;
  audience: string | null;
  callToAction: string | null;
  /** A question the person wrote for the end. */
  closingQuestion: string | null;
  endWithQuestion: boolean;
  style: WritingStyle | null;
  terse: boolean;
  hashtags: string[] | null;
  emoji: boolean;
  /** A language other than English was asked for. */
  language: string | null;
  /** Asks that a writer without a model can't honour. */
  unknown: string[];
}

/** The asks of the instructions, and the rest: the person's notes. */
export interface Instructions {
  asks: Asks;
  notes: string;
}

/** Reads one ask: true where the text was one. */
type AskReader = (text: string, asks: Asks) => boolean;

const please = /^(?:please|pls|kindly|and|also|then|but)[\s,]+/i;
const labelled =
  /^(title|headline|hook|audience|target audience|target|for whom|readers?|cta|call to action|call-to-action|next step|closing question|question|tone|voice|style|length|hashtags?|language)\s*[:=]\s*(\S.*)$/i;
const languages =
  /\b(english|german|deutsch|french|français|spanish|español|italian|italiano|portuguese|português|dutch|polish|swedish|turkish|japanese|chinese|korean|arabic|hebrew|hindi|russian|ukrainian|czech|greek)\b/i;
const metaWords =
  /\b(?:(?:this|the|my|our|a) post|carousel|slides?|tone|voice|headlines?|cta|call[- ]to[- ]action|hashtags?|emojis?|wording|jargon|buzzwords|viral|engaging|catchy|(?:previous|prior|these|above) instructions?|prompt)\b/i;
/** These stand in advice as well; in a sentence of few words they are meant for the writer. */
const weakMetaWords =
  /\b(?:title|hook|sentences?|language|readers?|bullets?|paragraphs?|copy|words|examples?|statistics|quotes?|it)\b/i;
const fewWords = 6;
const directive =
  /^(?:write|make|keep|use|add|include|end|finish|close|conclude|start|open|begin|avoid|don't|do not|no|focus|create|generate|give|highlight|limit|skip|without|ignore|forget|act|you are|be|ensure|emphasi[sz]e|the (?:post|carousel|tone|title|style|hook))\b/i;

const readLabel: AskReader = (text, asks) => {
  const [, label = "", value = ""] = labelled.exec(text) ?? [];
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
    /^(?:(?:write|make|aim|pitch|tailor|target|create)(?: (?:it|this|the (?:post|carousel)))?(?: (?:at|for|to|towards))|(?:it(?:'s| is)|this is|written|made|meant|aimed|intended)(?: (?:at|for))|my (?:audience|readers) (?:is|are)|(?:the )?(?:target )?audience(?: is)?|target(?:ing)?|for)\s+((?:[\p{L}\p{N}'’&/+#.-]+ ?){1,8})$/iu.exec(
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

const readClosing: AskReader = (text, asks) => {
  const own =
    /^(?:(?:end|finish|close|conclude)(?: (?:it|the (?:post|carousel)))? (?:with|by asking)|ask|with)(?: the question| this question)?\s*:?\s+(["'“‘«]?[^"“”]{6,}[?？]["'”’»]?)$/iu.exec(
      text,
    );
  if (own?.[1]) return readOwnQuestion(own[1], asks);
  if (
    /^(?:(?:end|finish|close|conclude|ending|closing)(?: (?:it|the (?:post|carousel)|everything|off))? (?:with|on|by asking)|ask|add|include|with|put)\s+(?:a|an|one)\s+(?:[\w-]+ ){0,2}question(?:\s(?:at the end|in the end|to|for|on)\b.*)?$/i.test(
      dropStop(text),
    )
  ) {
    asks.endWithQuestion = true;
    return true;
  }
  return false;
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
  asks.callToAction = capitalise(found[1].replace(/^["'“]|["'”]$/gu, ""));
  return true;
};

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
const readMarkedTags: AskReader = (text, asks) => /#|hashtag/i.test(text) && readTags(text, asks);

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

function readAsk(text: string, asks: Asks): boolean {
  return readers.some((read) => read(text, asks));
}

/** A sentence that is one ask, or several joined by commas or "and"; one that talks to the writer is never printed. */
function readAskSentence(sentence: string, asks: Asks): boolean {
  const plain = sentence.trim().replace(please, "").replace(/[!]$/, "");
  if (plain === "") return true;
  if (readAsk(plain, asks)) return true;
  const parts = plain
    .split(/\s*[,;]\s*(?:and\s+|then\s+|but\s+)?|\s+(?:and|then|but)\s+/i)
    .filter(Boolean);
  const trial = createAsks();
  if (parts.length > 1 && parts.every((part) => readAsk(part.replace(please, ""), trial))) {
    for (const part of parts) readAsk(part.replace(please, ""), asks);
    return true;
  }
  const isShort = plain.split(/\s+/).length <= fewWords;
  const meta = metaWords.test(plain) || (isShort && weakMetaWords.test(plain));
  if (!directive.test(plain) || !meta) return false;
  for (const part of parts) readAsk(part.replace(please, ""), asks);
  return pushUnknown(sentence, asks);
}

function createAsks(): Asks {
  return {
    title: null,
    hook: null,
    audience: null,
    callToAction: null,
    closingQuestion: null,
    endWithQuestion: false,
    style: null,
    terse: false,
    hashtags: null,
    emoji: true,
    language: null,
    unknown: [],
  };
}

/** Separates what a person asks of the writer from what they want printed; code is never read as an ask. */
export function readInstructions(instructions: string): Instructions {
  const asks = createAsks();
  let fenced = false;
  const kept = instructions.split(/\r\n|\r|\n/).map((line): string | null => {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    if (fenced || line.trim() === "" || /^\s*#{1,6}\s/.test(line)) return line;
    const [, indent = "", body = ""] = /^(\s*(?:[-*•]\s+)?)(.*)$/.exec(line) ?? [];
    // Advice in a list is for the reader: there only a label makes an ask.
    if (indent.trim() !== "" || /^\s*\d{1,3}[.)]\s/.test(line))
      return readListedAsk(body, asks) ? null : line;
    if (readLabel(body, asks)) return null;
    const sentences = splitSentences(body);
    const printed = sentences.filter((sentence) => !readAskSentence(sentence, asks));
    if (printed.length === sentences.length) return line;
    return printed.length === 0 ? null : indent + printed.join(" ");
  });
  return { asks, notes: kept.filter((line) => line !== null).join("\n") };
}

function readListedAsk(body: string, asks: Asks): boolean {
  const plain = body.trim();
  return [readLabel, readClosing, readEmoji, readMarkedTags].some((read) => read(plain, asks));
}
