import { foldText } from "../../text/fold.ts";
import type { JudgedText } from "./judged-text.ts";
import { asksBack, listOpenNouns } from "./open-nouns.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";
import { goesOnFrom } from "./told-earlier.ts";

const capital = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,40}`;
const particle = "de|del|de la|da|dos|van|von|van der|di|la|le|bin|al|el|ben";
/** Matches a name of several words; the second group is the last one. */
const fullName = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(${capital}(?:\s${capital})?\s(?:(?:${particle})\s)?)(${capital})(?![\p{L}\p{N}'’])`,
  "gu",
);
/** Words before a noun, which never come before a person's last name. */
const article = String.raw`(?:the|an?|this|his|her|its|their|our|my|your|every|no|der|die|das|den|dem|des|ein\p{L}{0,2}|kein\p{L}{0,2}|im|am|zum|zur|vom|beim|diese[rsmn]?|jede[rsmn]?|pro|le|les|un|une|du|des|au|aux|ce|cet|cette|ces|el|los|las|una|del|al|este|esta|o|os|as|um|uma|do|dos|no|na|il|lo|gli|uno)`;
/** Number of letters by which a noun and its other forms are known. */
const stemLetters = 5;

const stemOf = (noun: string) => foldText(noun).slice(0, stemLetters);

/** A connective or a time such as `two days later` is clear after one of this many sentences before it. */
const nearSentences = 2;

/** Knows what a text's sentences take from earlier ones: people by their last names, and things that were told. */
export class Introductions {
  /** Sentences with a person's whole name, by last name, in order. */
  readonly #people = new Map<string, DraftSentence[]>();
  readonly #sentences: ReadonlyMap<number, DraftSentence>;
  /** The source's last sentence. Its author ends with it, so it may go on from the one before. */
  readonly #last: DraftSentence | undefined;
  readonly #code: string;
  /** The folded title. */
  readonly #title: string;

  constructor({ said, sentences, words }: JudgedText, title: string) {
    this.#code = words.code;
    this.#title = foldText(title);
    this.#last = sentences.at(-1);
    this.#sentences = new Map(sentences.map((sentence) => [sentence.index, sentence]));
    const whole = said.map(({ text }) => text).join("\n");
    const lower = new Set(whole.match(/(?<!\p{L})\p{Ll}[\p{L}\p{M}]+/gu));
    for (const sentence of said) {
      for (const [, before = "", name = ""] of sentence.text.matchAll(fullName)) {
        const [first = ""] = before.split(/\s/u);
        if (
          !/\p{Ll}/u.test(name) ||
          lower.has(first.toLowerCase()) ||
          lower.has(name.toLowerCase())
        )
          continue;
        const known = this.#people.get(name);
        if (known) known.push(sentence);
        else this.#people.set(name, [sentence]);
      }
    }
    dropNouns(this.#people, whole);
  }

  /** Whether a slide is understood after the sentences that other slides show. */
  isClear({ sentences, header }: DraftPoint, shown: ReadonlySet<DraftSentence>): boolean {
    const [first] = sentences;
    if (!first || first.index === 0) return true;
    if (this.#showsOneBefore(first, 1, shown)) return true;
    const isOwn = foldText(first.text).includes(foldText(header));
    const earlier = [...shown].filter(({ index }) => index < first.index).map(({ text }) => text);
    const known = foldText([isOwn ? "" : header, ...earlier].join("\n"));
    if (asksBack(header, this.#code) || asksBack(first.text, this.#code)) return false;
    if (this.#goesOn(first, header) && !this.#showsOneBefore(first, nearSentences, shown))
      return false;
    return (
      this.#isTold(first.text, known) &&
      sentences.every((one) => this.#knows(one, sentences, shown))
    );
  }

  /** Whether a slide's first words refer to no thing that the slide doesn't name. */
  isSelfContained({ sentences, header }: DraftPoint): boolean {
    const [first] = sentences;
    if (!first) return true;
    const isOwn = foldText(first.text).includes(foldText(header));
    const isEnd = sentences.at(-1) === this.#last;
    return (
      (isEnd || !(asksBack(header, this.#code) || this.#goesOn(first, header))) &&
      this.#isTold(first.text, isOwn ? "" : foldText(header))
    );
  }

  /** Whether one of the sentences right before another is on a slide. */
  #showsOneBefore(
    { index }: DraftSentence,
    count: number,
    shown: ReadonlySet<DraftSentence>,
  ): boolean {
    return Array.from({ length: count }, (_, place) => this.#sentences.get(index - 1 - place)).some(
      (one) => one !== undefined && shown.has(one),
    );
  }

  #goesOn = ({ text }: DraftSentence, header: string) =>
    goesOnFrom(text, this.#code) || goesOnFrom(header, this.#code);

  /** Whether the sentence itself, or `known`, names all that the sentence refers to. */
  #isTold(text: string, known: string): boolean {
    return listOpenNouns(text, this.#code).every(({ noun, index }) => {
      const said = `${foldText(text.slice(0, index))}\n${known}\n${this.#title}`;
      return said.includes(stemOf(noun));
    });
  }

  /** Whether all people that a sentence calls by their last names were introduced. */
  #knows(
    { text, index }: DraftSentence,
    own: readonly DraftSentence[],
    shown: ReadonlySet<DraftSentence>,
  ): boolean {
    for (const [name, introduced] of this.#people) {
      const [earliest] = introduced;
      if (!earliest || earliest.index >= index || !text.includes(name)) continue;
      if (this.#title.includes(foldText(name))) continue;
      const isShown = introduced.some(
        (one) => one.index <= index && (shown.has(one) || own.includes(one)),
      );
      if (!isShown && isAlone(text, name)) return false;
    }
    return true;
  }
}

/** Whether a sentence has a person's last name without the first one. */
const isAlone = (text: string, name: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-]|\p{Lu}[\p{L}\p{M}'’-]+\s|(?:${particle})\s)${name}(?![\p{L}\p{N}-])`,
    "u",
  ).test(text);

/** Removes the names that are nouns, since the text has them with an article. */
function dropNouns(people: Map<string, DraftSentence[]>, whole: string): void {
  const nouns = new Set(
    [...whole.matchAll(new RegExp(String.raw`(?<![\p{L}])${article}\s(${capital})`, "giu"))].map(
      ([, noun = ""]) => noun,
    ),
  );
  for (const name of nouns) people.delete(name);
}
