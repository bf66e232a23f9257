import { hidesText, parseStyle } from "./hidden-style.ts";

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
    }
  }

  hides(attributes: Readonly<Record<string, string>>): boolean {
    if (this.#hidden.size === 0) return false;
    const classes = (attributes["class"] ?? "").split(/\s+/).map((name) => `.${name}`);
    return [...classes, `#${attributes["id"] ?? ""}`].some(
      (name) => this.#hidden.has(name) && !this.#shown.has(name),
    );
  }
}

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
