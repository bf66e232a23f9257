import { createHash } from "node:crypto";

const functions: Readonly<Record<string, (...values: unknown[]) => unknown>> = {
  if: (condition, one, other) => (condition === true ? one : other),
  ifempty: (value, other) => value ?? other,
  md5: (value) => createHash("md5").update(String(value)).digest("hex"),
  substring: (value, start, end) => String(value).slice(Number(start), Number(end)),
};

/** Evaluates the `{{ … }}` in a blueprint's text with the outputs of earlier modules. */
export function fillMake(text: string, bundles: Readonly<Record<number, object>>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_, code: string) =>
    String(new Expression(code, bundles).read() ?? ""),
  );
}

/** Evaluates a field that is a single `{{ … }}`, such as a file's bytes. */
export function readMake(text: string, bundles: Readonly<Record<number, object>>): unknown {
  return new Expression(text.slice(2, -2), bundles).read();
}

/**
 * Parses a Make expression. Arguments are separated by `;`, and path indexes start at 1, e.g. `3.data.files[1].url`.
 */
class Expression {
  readonly #tokens: string[];
  readonly #bundles: Readonly<Record<number, object>>;

  constructor(code: string, bundles: Readonly<Record<number, object>>) {
    this.#tokens = code.match(/"[^"]*"|\d+\.[\w.[\]`]+|\w+|[();=]/g) ?? [];
    this.#bundles = bundles;
  }

  read(): unknown {
    const left = this.#readOne();
    if (this.#tokens[0] !== "=") return left;
    this.#tokens.shift();
    return left === this.#readOne();
  }

  #readOne(): unknown {
    const token = this.#tokens.shift() ?? "";
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^\d+$/.test(token)) return Number(token);
    if (/^\d/.test(token)) return this.#readPath(token);
    const call = functions[token];
    if (!call) throw new Error(`There is no function ${token}.`);
    const values: unknown[] = [];
    // The first `shift` removes the opening bracket. Later ones remove a `;` or the closing bracket.
    while (this.#tokens.shift() !== ")") values.push(this.read());
    return call(...values);
  }

  #readPath(path: string): unknown {
    const [id, ...names] = path
      .replaceAll("`", "")
      .split(/[.[\]]+/)
      .filter(Boolean);
    if (!(Number(id) in this.#bundles)) throw new Error(`Module ${id} has brought nothing.`);
    return names.reduce<unknown>((value, name) => {
      return Array.isArray(value) ? value[Number(name) - 1] : Object(value)[name];
    }, this.#bundles[Number(id)]);
  }
}
