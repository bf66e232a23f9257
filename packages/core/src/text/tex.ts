import { writeQuotient, writeRoot, writeScripts } from "./formula.ts";

/** Signs of commands without arguments. */
const signs = new Map(
  Object.entries({
    cdot: "·",
    times: "×",
    div: "÷",
    pm: "±",
    mp: "∓",
    ast: "*",
    star: "⋆",
    circ: "°",
    degree: "°",
    leq: "≤",
    le: "≤",
    leqslant: "≤",
    geq: "≥",
    ge: "≥",
    geqslant: "≥",
    neq: "≠",
    ne: "≠",
    approx: "≈",
    equiv: "≡",
    sim: "~",
    simeq: "≃",
    propto: "∝",
    ll: "≪",
    gg: "≫",
    in: "∈",
    notin: "∉",
    subset: "⊂",
    subseteq: "⊆",
    cup: "∪",
    cap: "∩",
    infty: "∞",
    partial: "∂",
    nabla: "∇",
    sum: "∑",
    prod: "∏",
    int: "∫",
    to: "→",
    rightarrow: "→",
    Rightarrow: "⇒",
    implies: "⇒",
    leftarrow: "←",
    Leftrightarrow: "⇔",
    iff: "⇔",
    mapsto: "↦",
    forall: "∀",
    exists: "∃",
    neg: "¬",
    land: "∧",
    lor: "∨",
    ldots: "…",
    dots: "…",
    cdots: "…",
    prime: "′",
    lbrace: "{",
    rbrace: "}",
    langle: "⟨",
    rangle: "⟩",
    vert: "|",
    mid: "|",
    lvert: "|",
    rvert: "|",
    euro: "€",
    pounds: "£",
    percent: "%",
    backslash: "\\",
    alpha: "α",
    beta: "β",
    gamma: "γ",
    delta: "δ",
    epsilon: "ε",
    varepsilon: "ε",
    zeta: "ζ",
    eta: "η",
    theta: "θ",
    vartheta: "ϑ",
    iota: "ι",
    kappa: "κ",
    lambda: "λ",
    mu: "μ",
    nu: "ν",
    xi: "ξ",
    pi: "π",
    rho: "ρ",
    sigma: "σ",
    tau: "τ",
    upsilon: "υ",
    phi: "φ",
    varphi: "φ",
    chi: "χ",
    psi: "ψ",
    omega: "ω",
    Gamma: "Γ",
    Delta: "Δ",
    Theta: "Θ",
    Lambda: "Λ",
    Xi: "Ξ",
    Pi: "Π",
    Sigma: "Σ",
    Phi: "Φ",
    Psi: "Ψ",
    Omega: "Ω",
  }),
);
const spaces = new Set(["quad", "qquad", "space", ",", ";", ":", " ", ">", "\n"]);
const names = new Set(
  "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp min max sup inf lim det dim ker deg gcd arg mod bmod Pr".split(
    " ",
  ),
);
/** Commands whose argument is shown without them. */
const wrappers = new Set(
  (
    "text textrm textit textbf textnormal mathrm mathbf mathit mathsf mathtt mathcal mathbb mathfrak mathnormal operatorname " +
    "boldsymbol bm mbox hat bar vec tilde dot ddot overline underline widehat overbrace underbrace boxed cancel ensuremath mathop"
  ).split(" "),
);
/** Commands that change only the appearance. */
const silent = new Set(
  (
    "displaystyle textstyle scriptstyle left right middle big Big bigg Bigg bigl bigr Bigl Bigr limits nolimits ! hfill nonumber notag " +
    "mathstrut strut"
  ).split(" "),
);
const maxDepth = 50;
const token = /\\(?:[A-Za-z]+|[^])|[^\\]/gu;

/**
 * Reads a formula in TeX as one line of text, e.g. `E = mc^{2}` as `E = mc²`. Null if it has commands that text can't
 * show.
 */
export function readTex(tex: string): string | null {
  const reader = new TexReader(tex.match(token) ?? []);
  try {
    return reader.readAll().replaceAll(/\s+/g, " ").trim();
  } catch (error) {
    if (error instanceof UnknownTex) return null;
    throw error;
  }
}

class UnknownTex extends Error {}

class TexReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  readAll(): string {
    const text = this.#readUntil("", 0);
    if (this.#at < this.#tokens.length) throw new UnknownTex();
    return text;
  }

  #readUntil(end: string, depth: number): string {
    if (depth > maxDepth) throw new UnknownTex();
    const parts: string[] = [];
    while (this.#at < this.#tokens.length) {
      const next = this.#tokens[this.#at] ?? "";
      if (next === end) return parts.join("");
      if (next === "^" || next === "_") parts.push(this.#readScripts(parts.pop() ?? "", depth));
      else parts.push(this.#readOne(depth));
    }
    if (end !== "") throw new UnknownTex();
    return parts.join("");
  }

  #readScripts(base: string, depth: number): string {
    const scripts = { over: "", under: "" };
    for (
      let mark = this.#tokens[this.#at];
      mark === "^" || mark === "_";
      mark = this.#tokens[this.#at]
    ) {
      this.#at += 1;
      scripts[mark === "^" ? "over" : "under"] += this.#readArgument(depth);
    }
    return writeScripts(base, scripts);
  }

  #readArgument(depth: number): string {
    while (/^\s$/.test(this.#tokens[this.#at] ?? "")) this.#at += 1;
    return this.#readOne(depth);
  }

  #readOne(depth: number): string {
    const one = this.#tokens[this.#at] ?? "";
    this.#at += 1;
    if (one === "{") {
      const text = this.#readUntil("}", depth + 1);
      this.#at += 1;
      return text;
    }
    if (one === "}" || one === "") throw new UnknownTex();
    if (one === "&" || one === "~") return " ";
    return one.startsWith("\\") ? this.#readCommand(one.slice(1), depth) : one;
  }

  #readCommand(name: string, depth: number): string {
    const sign = signs.get(name);
    if (sign !== undefined) return sign;
    if (spaces.has(name)) return " ";
    if (silent.has(name)) return this.#skipDelimiter();
    if (names.has(name)) return name;
    if (wrappers.has(name)) return this.#readArgument(depth + 1);
    if (/^[dtc]?frac$/.test(name))
      return writeQuotient(this.#readArgument(depth + 1), this.#readArgument(depth + 1));
    if (name === "sqrt") {
      const degree = this.#readOption(depth);
      return writeRoot(this.#readArgument(depth + 1), degree);
    }
    if (name === "begin" || name === "end") {
      this.#readArgument(depth + 1);
      return " ";
    }
    if (name === "\\") return "; ";
    if (/^[%$&#_{}|-]$/.test(name)) return name;
    throw new UnknownTex();
  }

  /** Leaves out the full stop that stands for no delimiter, as in `\\left.`. */
  #skipDelimiter(): string {
    if (
      this.#tokens[this.#at] === "." &&
      /^\\(?:left|right)$/.test(this.#tokens[this.#at - 1] ?? "")
    )
      this.#at += 1;
    return "";
  }

  #readOption(depth: number): string {
    if (this.#tokens[this.#at] !== "[") return "";
    this.#at += 1;
    const text = this.#readUntil("]", depth + 1);
    this.#at += 1;
    return text;
  }
}
