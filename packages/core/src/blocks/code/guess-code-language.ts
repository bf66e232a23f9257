// Checked before `marks`, because a CSS condition such as `(width: 10px)` looks like a TypeScript parameter.
const cssAtRule = /^[^\S\n]*@(?:media|import|keyframes|layer|font-face|supports|container)\b/m;

/** Patterns by highlight.js id, most distinctive first. */
const marks = {
  diff: [/^diff --git /m, /^@@ -\d+(?:,\d+)? \+\d+/m],
  php: [/<\?php\b/, /\$this->/, /^[^\S\n]*\$\w+\s*=[^=].*;\s*$/m],
  bash: [
    /^#!.*\b(?:ba|z)?sh\b/,
    /^[^\S\n]*\$ \w+/m,
    /^[^\S\n]*(?:sudo |npx \w|curl |mkdir |docker \w|cd [~./\w]|echo ["$])/m,
    /^[^\S\n]*npm (?:i|ci|install|run|start|test)\b/m,
    /^[^\S\n]*(?:pip|brew|apt|apt-get) install /m,
    /^[^\S\n]*git (?:add|clone|commit|checkout|diff|log|pull|push|rebase|switch)\b/m,
  ],
  python: [
    /^#!.*\bpython/,
    /^[^\S\n]*(?:async )?def \w+\(.*\).*:\s*(?:#.*)?$/m,
    /^[^\S\n]*class \w+(?:\([\w., ]*\))?:\s*$/m,
    /^[^\S\n]*from [\w.]+ import [\w*]/m,
    /^import \w+(?: as \w+)?\s*$/m,
    /^[^\S\n]*(?:if|elif|for|while|with|try|else|except)\b[^{;\n]*:[ \t]*\n\s+\S/m,
    /^print\(f?["'\w].*\)\s*$/m,
  ],
  rust: [
    /\bfn \w+(?:<[^>]*>)?\(.*(?:->|\{)/,
    /\blet mut \w/,
    /\bprintln!\(/,
    /^use (?:std|crate|super|self)::/m,
    /\bimpl(?:<[^>]*>)? \w/,
  ],
  go: [
    /^package \w+\s*$/m,
    /\bfunc (?:\(\w+ \*?\w+\) )?\w+\(.*\{/,
    /^[^\S\n]*\w+(?:, \w+)* := /m,
    /\bfmt\.\w+\(/,
  ],
  csharp: [
    /^[^\S\n]*using [A-Z][\w.]*;/m,
    /^[^\S\n]*namespace [A-Z][\w.]*\s*[;{]?\s*$/m,
    /\bConsole\.Write(?:Line)?\(/,
    /\{ get; (?:private )?(?:set|init);/,
  ],
  java: [
    /\bpublic static void main\b/,
    /\bSystem\.out\.print/,
    /^[^\S\n]*import java[x.]/m,
    /^[^\S\n]*(?:public|private|protected) (?:static |final |abstract )*[A-Z][\w<>[\], ]* \w+\s*[(;=]/m,
    /^[^\S\n]*public (?:final |abstract )?(?:class|interface|record|enum) \w/m,
  ],
  cpp: [
    /^[^\S\n]*#include\s*[<"]/m,
    /\bstd::\w/,
    /\bint main\s*\(/,
    /\btemplate\s*</,
    /\bprintf\(".*\);/,
  ],
  ruby: [
    /^[^\S\n]*def \w+[?!]?(?:\(.*\))?\s*$/m,
    /^[^\S\n]*require ["']/m,
    /\bdo \|\w+(?:, \w+)*\|/,
    /^[^\S\n]*puts ["'\w]/m,
    /^[^\S\n]*attr_(?:accessor|reader|writer) :/m,
  ],
  sql: [
    /^\s*select\b[\s\S]+\bfrom\b/i,
    /^\s*update\b[\s\S]+\bset\b/i,
    /^\s*(?:insert\s+into|delete\s+from|alter\s+table|create\s+(?:table|index|view))\b/i,
    /^\s*with\s+\w+\s+as\s*\(/i,
  ],
  xml: [
    /^\s*<(?:!doctype|\?xml|!--)/i,
    /<\/[a-z][\w:-]*>/i,
    /^[^\S\n]*<[a-z][\w:-]*(?:\s+[\w:@-]+=["'{][^>]*)?\/?>\s*$/im,
  ],
  json: [/^\s*[[{][\s\S]*"[^"\n]*"\s*:\s*[\s\S]*[\]}]\s*$/],
  typescript: [
    /^[^\S\n]*(?:export )?interface \w+[^{]*\{/m,
    /^[^\S\n]*(?:export )?type \w+(?:<[^>]*>)? = /m,
    /\b(?:const|let|var) \w+\s*:\s*[A-Za-z]/,
    /\(\w+\??: (?:string|number|boolean|[A-Z]\w*)\b[^)]*\)\s*(?::|=>|\{)/,
    /\) ?: ?(?:[A-Z]\w*|void|string|number|boolean)\b.*[{;]/,
    /\bas const\b/,
    /\bimport type\b/,
    /(?:[}\])]|\b(?:const|let|var|return|default)\b[^;\n]*) satisfies [A-Z{[(\w]/,
  ],
  css: [/^[^\S\n]*[.#:]?[\w-]+(?:[\s>+~:.,][^{};=()]*)?\s*\{[^{}=]*[\w-]+\s*:\s*[^{}=>]+;?\s*\}?/m],
  javascript: [
    /\b(?:const|let|var) (?:\w+|\{[^}]*\}|\[[^\]]*\])\s*=/,
    /\bfunction\*? ?\w*\s*\(.*\{/,
    /=>\s*[\w{([`"']/,
    /^[^\S\n]*(?:import|export) .*\bfrom ["']/m,
    /\bexport default\b/,
    /\brequire\(["']/,
    /\b(?:console|document)\.\w+\(/,
    /= await \w+/,
    /\bswitch\s*\([^)]*\)\s*\{/,
    /^[^\S\n]*case [^:\n]+:\s*(?:$|return\b)/m,
    /(?:^|\} )(?:else )?if \(.+\) \{\s*$/m,
    /^[^\S\n]*(?:for|while) \(.*\) \{\s*$/m,
    /^[^\S\n]*throw new \w+\(/m,
    /^[^\S\n]*(?:try \{|\} catch \(\w+\) \{)\s*$/m,
    /\w\.(?:map|filter|forEach|then)\(/,
  ],
  yaml: [/^---\s*\n/, /^[\w-]+:(?: [^{;\n]*)?\n(?:\s+- |\s+[\w-]+:|[\w-]+:[ \n])/],
} as const satisfies Record<string, readonly RegExp[]>;

export type GuessedLanguage = keyof typeof marks | "plain";

// Number of characters that are read from the start, so that patterns with lookahead stay fast on long code.
const readLength = 2000;

/** A first line that is only a comment with a file's name, or a Markdown fence with a language. */
const nameLine =
  /^\s*(?:(?:\/\/|#|--|\/\*|<!--)\s*[\w./-]*\.(\w+)\s*(?:\*\/|-->)?|```\s*(\w+))\s*$/;

/** Returns the language or file extension in the first line, e.g. `ts` for `// app.ts`; null if there is none. */
export function findNamedLanguage(code: string): string | null {
  const [line = ""] = code.slice(0, readLength).split("\n", 1);
  const [, extension, info] = nameLine.exec(line) ?? [];
  return extension ?? info ?? null;
}

/**
 * Guesses the highlight.js id of a code's language. Returns "plain" if unsure, because wrong colours are worse than
 * none.
 */
export function guessCodeLanguage(code: string): GuessedLanguage {
  const head = code.slice(0, readLength);
  if (cssAtRule.test(head)) return "css";
  for (const [language, patterns] of Object.entries(marks)) {
    if (patterns.some((pattern) => pattern.test(head))) return language as GuessedLanguage;
  }
  return "plain";
}
