import type { OpeningKind } from "./voice.ts";

const begins =
  /open|start|begin|first line|anfang|beginn|eröffn|einstieg|ouvert|début|commenc|inicio|empez|abri|abertura|começ|inizi|apertur|冒頭|書き出し|始め/iu;

const kinds: readonly [kind: OpeningKind, named: RegExp][] = [
  ["a question", /question|frage|pregunta|pergunta|domanda|質問|疑問/iu],
  ["a figure", /number|figure|statistic|zahl|chiffre|número|cifra|numero|数字/iu],
  ["a quote", /quot|zitat|citation|cita|citaç|引用/iu],
  ["an exclamation", /exclamation|ausruf|exclam|感嘆/iu],
  ["an emoji", /emoji|絵文字/iu],
];

const quoted = /[“"„«「]([^”"“„«»「」]+)[”"“»」]/gu;

export interface AvoidedOpenings {
  kinds: Set<OpeningKind>;
  /** First words of openings, e.g. `Imagine`. */
  words: string[];
}

/** Returns the openings that lines such as `rhetorical question as opener` or `starts with “Imagine”` exclude. */
export function readAvoidedOpenings(never: readonly string[]): AvoidedOpenings {
  const lines = never.filter((line) => begins.test(line));
  const words = lines.flatMap((line) =>
    Array.from(line.matchAll(quoted), ([, phrase = ""]) =>
      phrase.trim().replace(/(?<![.…,])[.…,]+$/u, ""),
    ),
  );
  const plain = lines.map((line) => line.replaceAll(quoted, " "));
  const found = kinds.filter(([, named]) => plain.some((line) => named.test(line)));
  return { kinds: new Set(found.map(([kind]) => kind)), words: words.filter(Boolean) };
}
