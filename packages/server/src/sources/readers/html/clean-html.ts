import { findImage, type ImageElement } from "./find-image.ts";
import { isConsentNotice, mentionsConsent } from "@slideloom/core/sources";
import { Parser } from "htmlparser2";
import { escapeMarkup, countWords } from "@slideloom/core/text";
import { stripTags } from "../text/strip-tags.ts";
import { SourceError } from "../../source-error.ts";
import { toSet, voidElements } from "./elements.ts";
import { findFadingParts } from "./fading-parts.ts";
import { findLeftPart, writeLeftPart } from "./embedded-media.ts";
import { beginFormula, hasFormulas, isFormulaDrawing, isFormulaFrame } from "./formula.ts";
import { parseStyle, readVisibility, type Visibility } from "./hidden-style.ts";
import { readImageWords } from "./image-words.ts";
import { type PageRefresh, parseRefresh } from "./page-moved.ts";
import { findStyledTags, type StyledTags } from "./styled-tags.ts";
import { StyleSheet } from "./style-sheet.ts";

/** A page without scripts, styles and hidden parts, within the limits for parsing it to a document. */
export interface CleanPage {
  html: string;
  title: string;
  /** First words of each hidden part. Hidden parts are left out of `html`. */
  hidden: string[];
  hiddenWords: number;
  /** First words of each notice about cookies. Notices are left out of `html`. */
  notices: string[];
  /** The `lang` attribute of the html element. */
  language?: string;
  /** The image that the page names for previews on networks. */
  preview: ImageElement | null;
  refresh: PageRefresh | null;
  /** Addresses of the first links outside of menus, headers and footers. */
  links: string[];
  /** The page's JSON-LD, unparsed. */
  data: string;
  scripts: number;
  elements: number;
  hasCode: boolean;
  hasPassword: boolean;
  /** Whether the page has elements that divide it, e.g. `nav` or `article`. */
  hasParts: boolean;
}

interface HtmlLimits {
  depth: number;
  elements: number;
  /** Maximum length of an attribute's name and value together, in UTF-16 units. */
  attribute: number;
}

/** Each limit is several times the largest value on real pages. Larger pages would take too long to parse. */
const htmlLimits: HtmlLimits = { depth: 256, elements: 50_000, attribute: 1_000_000 };

/** Elements that never hold text of an article. */
const dropped = toSet(
  "script style template noscript svg iframe object embed canvas audio video map dialog datalist annotation " +
    "select textarea button",
);
/** Elements that are removed and created anew around the cleaned page. */
const frame = toSet("html head body");
/** These elements are kept even if a style sheet hides them, because scripts show them later. */
const main = toSet("html body main article");
/** Elements that are moved into the head. */
const headOnly = toSet("title meta link base");

/** Longer titles, descriptions and JSON-LD aren't read. */
const maxHeadUnits = 200_000;
const maxTitleUnits = 1000;
/** About this many UTF-16 units of a hidden part's text are kept, so that people recognize the part. */
const hiddenUnits = 200;
/** Names of elements that show a notice about cookies. The notice's words decide, because a recipe may have one, too. */
const noticeName =
  /cookie|consent|gdpr|dsgvo|onetrust|didomi|usercentrics|privacy-?(?:banner|notice|popup|overlay)|(?:^|[\s_-])(?:cmp|cc)(?:[\s_-]|$)/i;
const noticeRole = /^(?:alert)?dialog$/i;
/** Longer elements aren't notices, but whole pages: UTF-16 units of HTML and of words. */
const maxNotice = { html: 20_000, words: 1500 };
/** After this many units in elements with such names, no more of them are read, because they may be nested. */
const maxNamedUnits = 2_000_000;
const around = toSet("nav header footer aside");
const maxLinks = 50;
const parts = toSet("nav header footer aside main article form script");

/** Elements of SVG that draw words. */
const drawnWords = /^(?:text|tspan|textpath|foreignobject|p|div|span)$/i;

/** Extractors drop the footer of a quotation, which names its author. */
const authorTags = { open: "<cite>", close: "</cite>", isPlain: true };

type Attributes = Readonly<Record<string, string>>;
type Range = readonly [start: number, end: number];

interface OpenElement extends Visibility {
  name: string;
  start: number;
  /** Whether the element is a JSON-LD script. */
  isData: boolean;
  isTiny: boolean;
  /** Number of copied pieces before the element, if it is named like a notice about cookies. */
  notice?: number;
  isFormulaFrame: boolean;
  /** Tags that say what its style says. */
  tags?: StyledTags;
}

export interface CleanOptions {
  limits?: HtmlLimits;
  /** If true, hidden parts are kept. */
  keepsHidden?: boolean;
}

/**
 * Reads a page once, without building a document.
 * @throws {SourceError} if it exceeds the limits.
 */
export function cleanHtml(
  text: string,
  { limits = htmlLimits, keepsHidden = false }: CleanOptions = {},
): CleanPage {
  const pass = new CleaningPass(text, { limits, keepsHidden });
  const parser: Parser = new Parser({
    onattribute: (name, value) => pass.checkAttribute(name, value),
    onopentag: (name, attributes) =>
      pass.open(name, attributes, [parser.startIndex, parser.endIndex + 1]),
    onclosetag: (name, isImplied) =>
      pass.close([
        parser.startIndex,
        isImplied && !voidElements.has(name) ? parser.startIndex : parser.endIndex + 1,
      ]),
    ontext: (words) => pass.addText(words, [parser.startIndex, parser.endIndex + 1]),
    oncomment: () => pass.skip([parser.startIndex, parser.endIndex + 1]),
  });
  parser.end(text);
  return pass.finish();
}

/** Copies a page's text piece by piece and leaves out unwanted parts. Ranges are in UTF-16 units of the text. */
class CleaningPass {
  readonly #text: string;
  readonly #settings: Required<CleanOptions>;
  /** Positions of elements that appear when the page is scrolled. */
  readonly #fading: ReadonlySet<number>;
  readonly #hasFormulas: boolean;
  readonly #open: OpenElement[] = [];
  /** The outermost open element that is left out; null outside such elements. */
  #cutting: OpenElement | null = null;
  /** First words of the hidden part that is being read; empty outside hidden parts. */
  #hidden = "";
  /** First words of the drawing that is being read. */
  #drawn = "";
  #formula: { element: OpenElement; reader: NonNullable<ReturnType<typeof beginFormula>> } | null =
    null;
  /** Number of open elements around formulas. */
  #frameDepth = 0;
  /** Whether the last words were a formula in MathML. */
  #isAfterMath = false;
  readonly #styles = new StyleSheet();
  readonly #head: string[] = [];
  readonly #body: string[] = [];
  #namedUnits = 0;
  /** Position up to which the text has been copied or skipped. */
  #done = 0;
  readonly #page: Omit<CleanPage, "html"> = {
    title: "",
    hidden: [],
    hiddenWords: 0,
    notices: [],
    preview: null,
    refresh: null,
    links: [],
    data: "",
    scripts: 0,
    elements: 0,
    hasCode: false,
    hasPassword: false,
    hasParts: false,
  };

  constructor(text: string, settings: Required<CleanOptions>) {
    this.#text = text;
    this.#settings = settings;
    this.#fading = findFadingParts(text);
    this.#hasFormulas = hasFormulas(text);
  }

  checkAttribute(name: string, value: string): void {
    if (name.length + value.length > this.#settings.limits.attribute) throw refuse();
  }

  open(name: string, attributes: Attributes, tag: Range): void {
    const { depth, elements } = this.#settings.limits;
    this.#page.elements += 1;
    if (this.#page.elements > elements || this.#open.length >= depth) throw refuse();
    this.#note(name, attributes);
    const element = this.#describe(name, attributes, tag[0]);
    this.#open.push(element);
    if (element.isFormulaFrame) this.#frameDepth += 1;
    if (this.#formula) return this.#formula.reader.open(name, attributes);
    const reader = this.#cutting && this.#frameDepth === 0 ? null : beginFormula(name, attributes);
    if (reader) this.#formula = { element, reader };
    else if (frame.has(name)) this.skip(tag);
    else if (this.#hasFormulas && isFormulaDrawing(name, attributes)) {
      this.#cutting ??= Object.assign(element, { isHidden: false });
    } else if (element.isHidden || dropped.has(name) || headOnly.has(name)) {
      if (!element.isHidden) this.#markLeft(name, attributes, tag[0]);
      this.#cutting ??= element;
    } else if (!this.#cutting) this.#openShown(element, attributes, tag);
  }

  close([start, end]: Range): void {
    const element = this.#open.pop();
    if (!element) return;
    if (element.isFormulaFrame) this.#frameDepth -= 1;
    if (this.#formula) return this.#closeInFormula(element, end);
    if (frame.has(element.name)) this.skip([start, end]);
    if (element.tags) {
      this.skip([start, element.tags.isPlain ? end : start]);
      this.#body.push(element.tags.close);
    }
    if (element.notice !== undefined) this.#dropNotice(element.notice, end);
    if (element !== this.#cutting) return;
    this.#cutting = null;
    const isShort = end - element.start <= maxHeadUnits;
    if (isShort && !element.isHidden && (element.isData || headOnly.has(element.name))) {
      this.#head.push(this.#text.slice(element.start, end));
    }
    this.#countHidden();
    this.#countDrawn(element.start);
    this.skip([element.start, end]);
  }

  /** Marks the place of a drawing with words, e.g. a chart. */
  #countDrawn(start: number): void {
    const example = this.#drawn.replaceAll(/\s+/g, " ").trim();
    this.#drawn = "";
    if (!/\p{L}{2}/u.test(example)) return;
    this.#copyTo(start);
    this.#body.push(writeLeftPart({ noun: "image with words", example }));
  }

  addText(words: string, range: Range): void {
    if (this.#formula) return this.#formula.reader.addText(words);
    const element = this.#open.at(-1);
    if (element?.isData) this.#page.data = (this.#page.data + words).slice(0, maxHeadUnits);
    if (element?.name === "style") this.#styles.add(words);
    if (this.#cutting?.name === "svg" && element && drawnWords.test(element.name))
      this.#drawn = (this.#drawn + " " + words).slice(0, hiddenUnits);
    if (element && dropped.has(element.name)) return;
    if (this.#cutting?.isHidden) this.#addHidden(words);
    else if (element?.name === "title")
      this.#page.title = (this.#page.title + words).slice(0, maxTitleUnits);
    else if (!this.#cutting && element && isUnseen(element) && !this.#settings.keepsHidden) {
      this.#addHidden(words);
      this.#countHidden();
      this.skip(range);
    } else if (!this.#cutting && words.trim() !== "") this.#isAfterMath = false;
  }

  /** Leaves a range out, after copying what is before it. */
  skip([start, end]: Range): void {
    if (this.#cutting) return;
    this.#copyTo(start);
    this.#done = Math.max(this.#done, end);
  }

  #copyTo(position: number): void {
    if (position <= this.#done) return;
    // Escapes a literal `<` at the end, which could form a tag with the text after the skipped range.
    this.#body.push(this.#text.slice(this.#done, position).replace(/<$/, "&lt;"));
    this.#done = position;
  }

  #describe(name: string, attributes: Attributes, start: number): OpenElement {
    const parent = this.#open.at(-1);
    const style = parseStyle(attributes["style"] ?? "");
    const visibility = readVisibility(attributes, style);
    const isStyledAway = !main.has(name) && this.#styles.hides(attributes);
    // A hidden `html` or `body` counts as visible, because scripts show it when the page is ready.
    const isHidden = (visibility.isHidden && !frame.has(name)) || isStyledAway;
    return {
      name,
      start,
      isData: name === "script" && attributes["type"]?.toLowerCase() === "application/ld+json",
      isHidden: isHidden && !this.#fading.has(start) && !this.#settings.keepsHidden,
      isTiny: visibility.isTiny ?? parent?.isTiny ?? false,
      color: visibility.color ?? parent?.color ?? null,
      background: visibility.background ?? parent?.background ?? null,
      isFormulaFrame: isFormulaFrame(name, attributes),
    };
  }

  #openShown(element: OpenElement, attributes: Attributes, tag: Range): void {
    const words = element.name === "img" ? readImageWords(attributes) : null;
    if (words !== null) {
      this.skip(tag);
      this.#body.push(escapeMarkup(words));
    }
    this.#markLeft(element.name, attributes, tag[0]);
    if (!main.has(element.name) && isNamedNotice(attributes)) {
      this.skip([tag[0], tag[0]]);
      element.notice = this.#body.length;
    }
    const style = this.#styles.complete(attributes, parseStyle(attributes["style"] ?? ""));
    const isAuthor = element.name === "footer" && this.#isInQuote();
    const tags = isAuthor ? authorTags : findStyledTags(element.name, style);
    if (!tags) return;
    element.tags = tags;
    this.skip(tags.isPlain ? tag : [tag[1], tag[1]]);
    this.#body.push(tags.open);
  }

  /** Marks the place of a video or another part that isn't read. */
  #markLeft(name: string, attributes: Attributes, start: number): void {
    const left = this.#cutting ? null : findLeftPart(name, attributes);
    if (!left) return;
    this.#copyTo(start);
    this.#body.push(writeLeftPart(left));
  }

  #isInQuote(): boolean {
    return this.#open.some(({ name }) => name === "blockquote");
  }

  #closeInFormula(closed: OpenElement, end: number): void {
    if (!this.#formula) return;
    const { element, reader } = this.#formula;
    if (closed !== element) return reader.close();
    this.#formula = null;
    const start = this.#cutting?.start ?? element.start;
    this.#copyTo(start);
    // MathJax writes a formula in TeX after the same one in MathML.
    if (element.name === "math" || !this.#isAfterMath) this.#body.push(escapeMarkup(reader.text));
    this.skip([start, end]);
    this.#isAfterMath = element.name === "math";
  }

  finish(): CleanPage {
    this.skip([this.#text.length, this.#text.length]);
    const html = `<!doctype html><html><head>${this.#head.join("")}</head><body>${this.#body.join("")}</body></html>`;
    return { html, ...this.#page };
  }

  /** Removes the copied pieces of an element if they are a notice about cookies. */
  #dropNotice(from: number, end: number): void {
    if (this.#namedUnits > maxNamedUnits) return;
    this.skip([end, end]);
    const html = this.#body.slice(from).join("");
    this.#namedUnits += html.length;
    const words = stripTags(html).replaceAll(/\s+/g, " ").trim();
    if (html.length > maxNotice.html || words.length > maxNotice.words) return;
    if (!isConsentNotice(words) && !mentionsConsent(words)) return;
    this.#body.length = from;
    this.#page.notices.push(words.slice(0, hiddenUnits));
  }

  #addHidden(words: string): void {
    this.#page.hiddenWords += countWords(words);
    if (this.#hidden.length < hiddenUnits) this.#hidden += words.slice(0, hiddenUnits);
  }

  #countHidden(): void {
    const words = this.#hidden.trim();
    if (words !== "") this.#page.hidden.push(words);
    this.#hidden = "";
  }

  #notePreview({ property = "", name = "", content = "" }: Attributes): void {
    const key = (property || name).toLowerCase();
    if (/^(?:og:image(?::url)?|twitter:image(?::src)?)$/.test(key))
      this.#page.preview ??= findImage({ src: content });
    else if (/^(?:og|twitter):image:alt$/.test(key) && this.#page.preview)
      this.#page.preview = { ...this.#page.preview, alt: content.trim() };
  }

  #note(name: string, attributes: Attributes): void {
    if (name === "meta" && attributes["http-equiv"]?.trim().toLowerCase() === "refresh") {
      const isFallback = this.#open.some((element) => element.name === "noscript");
      this.#page.refresh ??= parseRefresh(attributes["content"] ?? "", isFallback);
    }
    if (name === "meta") this.#notePreview(attributes);
    const href = name === "a" ? attributes["href"]?.trim() : undefined;
    if (
      href &&
      this.#page.links.length < maxLinks &&
      !this.#open.some((one) => around.has(one.name))
    )
      this.#page.links.push(href);
    if (name === "html" && attributes["lang"]) this.#page.language ??= attributes["lang"].trim();
    if (name === "script") this.#page.scripts += 1;
    if (parts.has(name)) this.#page.hasParts = true;
    if (name === "pre") this.#page.hasCode = true;
    if (name === "input" && attributes["type"]?.toLowerCase() === "password") {
      this.#page.hasPassword = true;
    }
  }
}

const isNamedNotice = ({ id = "", class: names = "", role = "", ...others }: Attributes) =>
  noticeRole.test(role) || noticeName.test(`${id} ${names} ${others["aria-label"] ?? ""}`);

/** Whether text is too small to see, or has the colour of its background. */
const isUnseen = ({ isTiny, color, background }: OpenElement) =>
  isTiny || color === "transparent" || (color !== null && color === background);

function refuse(): SourceError {
  return new SourceError(
    "source-too-heavy",
    "This page is too complex to read. Copy its text and paste it here.",
  );
}
