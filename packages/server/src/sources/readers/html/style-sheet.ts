import { hidesText, isAnimated, parseStyle } from "./hidden-style.ts";
import { tagProperties } from "./styled-tags.ts";

/** Longer style sheets aren't read. */
const maxUnits = 500_000;
/** Matches a selector of a class or id, with or without an element's name, e.g. `p.note`. */
const simple = /^[a-z0-9]*([.#][\w-]+)$/i;
const names = /[.#][\w-]+/g;
const revealing = new Set([
  "display",
  "visibility",
  "font-size",
  "position",
  "left",
  "text-indent",
]);

/**
 * Collects classes and ids that hide elements, except inside `@media` and the like. If another rule shows a class, it
 * counts as visible, because scripts may switch between rules.
 */
export class StyleSheet {
  readonly #hidden = new Set<string>();
  readonly #shown = new Set<string>();
  /** By class or id, the properties of its rules that tags say, too. */
  readonly #styles = new Map<string, Map<string, string>>();

  add(css: string): void {
    for (const [selectors, body] of walkRules(css.slice(0, maxUnits))) {
      const style = parseStyle(body);
      // Zero opacity is ignored, because many pages start with it and fade in.
      const isHiding = hidesText(new Map([...style].filter(([name]) => name !== "opacity")));
      const isRevealing = !isHiding && [...style.keys()].some((name) => revealing.has(name));
      for (const selector of isHiding || isRevealing ? selectors.split(",") : []) {
        const own = simple.exec(selector.trim())?.[1];
        if (isHiding && own !== undefined) this.#hidden.add(own);
        else if (isRevealing) for (const [name] of selector.matchAll(names)) this.#shown.add(name);
      }
      for (const selector of selectors.split(",")) this.#keepStyle(selector, style);
    }
  }

  hides(attributes: Attributes): boolean {
    if (this.#hidden.size === 0 || isAnimated(attributes)) return false;
    return listNames(attributes).some((name) => this.#hidden.has(name) && !this.#shown.has(name));
  }

  /** Adds the properties of `tagProperties` that rules give an element to those of its own style. */
  complete(
    attributes: Attributes,
    style: ReadonlyMap<string, string>,
  ): ReadonlyMap<string, string> {
    if (this.#styles.size === 0) return style;
    const found = listNames(attributes).flatMap((name) => [...(this.#styles.get(name) ?? [])]);
    return found.length === 0 ? style : new Map([...found, ...style]);
  }

  #keepStyle(selector: string, style: ReadonlyMap<string, string>): void {
    const own = /^[.#][\w-]+$/.exec(selector.trim())?.[0];
    if (own === undefined) return;
    for (const property of tagProperties) {
      const value = style.get(property);
      // Whether a class makes an element a block depends on rules that aren't read.
      if (value === undefined || property === "display") continue;
      const known = this.#styles.get(own) ?? new Map<string, string>();
      this.#styles.set(own, known.set(property, value));
    }
  }
}

type Attributes = Readonly<Record<string, string>>;

const listNames = ({ class: classes = "", id = "" }: Attributes) => [
  ...classes.split(/\s+/).map((name) => `.${name}`),
  `#${id}`,
];

/** Yields selectors and declarations of the rules that aren't inside a block such as `@media`. */
function* walkRules(css: string): Generator<readonly [selectors: string, body: string], void> {
  const text = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, " ");
  let start = 0;
  for (let open = text.indexOf("{"); open >= 0; open = text.indexOf("{", start)) {
    const selectors = text.slice(start, open).split(";").at(-1)?.trim() ?? "";
    const end = findEnd(text, open);
    if (!selectors.startsWith("@")) yield [selectors, text.slice(open + 1, end)];
    start = end + 1;
  }
}

/** Returns the place of the brace that closes the one at `open`, or the end of the text. */
function findEnd(text: string, open: number): number {
  const braces = /[{}]/g;
  braces.lastIndex = open;
  let depth = 0;
  for (let found = braces.exec(text); found; found = braces.exec(text)) {
    depth += found[0] === "{" ? 1 : -1;
    if (depth === 0) return found.index;
  }
  return text.length;
}
