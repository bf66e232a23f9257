/** highlight.js ids, in the order in which their marks are looked for: the telling ones first. */
const marks = [
  ["diff", /^(?:diff --git |@@ -\d+(?:,\d+)? \+\d+)/m],
  ["php", /<\?php\b|^\s*\$\w+\s*=[^=].*;\s*$|\$this->/m],
  [
    "bash",
    /^#!.*\b(?:ba|z)?sh\b|^\s*\$ \w+|^\s*(?:sudo |npm (?:i|ci|install|run|start|test)\b|npx \w|git (?:add|clone|commit|checkout|diff|log|pull|push|rebase|switch)\b|curl |cd [~./\w]|mkdir |docker \w|pip install |apt(?:-get)? install |brew install |echo ["$])/m,
  ],
  [
    "python",
    /^#!.*\bpython|^\s*(?:async )?def \w+\(.*\).*:\s*(?:#.*)?$|^\s*class \w+(?:\([\w., ]*\))?:\s*$|^\s*from [\w.]+ import [\w*]|^\s*(?:if|elif|for|while|with|try|else|except)\b[^{;]*:\s*(?:#.*)?$|^import \w+(?: as \w+)?\s*$|^print\(f?["'\w].*\)\s*$/m,
  ],
  [
    "rust",
    /\bfn \w+(?:<[^>]*>)?\(.*(?:->|\{)|\blet mut \w|\bprintln!\(|^use (?:std|crate|super|self)::|\bimpl(?:<[^>]*>)? \w/m,
  ],
  [
    "go",
    /^package \w+\s*$|\bfunc (?:\(\w+ \*?\w+\) )?\w+\(.*\{|^\s*\w+(?:, \w+)* := |\bfmt\.\w+\(/m,
  ],
  [
    "csharp",
    /^\s*using [A-Z][\w.]*;|^\s*namespace [A-Z][\w.]*\s*[;{]?\s*$|\bConsole\.Write(?:Line)?\(|\{ get; (?:private )?(?:set|init);/m,
  ],
  [
    "java",
    /\bpublic static void main\b|\bSystem\.out\.print|^\s*import java[x.]|^\s*(?:public|private|protected) (?:static |final |abstract )*[A-Z][\w<>[\], ]* \w+\s*[(;=]|^\s*public (?:final |abstract )?(?:class|interface|record|enum) \w/m,
  ],
  ["cpp", /^\s*#include\s*[<"]|\bstd::\w|\bint main\s*\(|\btemplate\s*<|\bprintf\(".*\);/m],
  [
    "ruby",
    /^\s*def \w+[?!]?(?:\(.*\))?\s*$|^\s*require ["']|\bdo \|\w+(?:, \w+)*\||^\s*puts ["'\w]|^\s*attr_(?:accessor|reader|writer) :/m,
  ],
  [
    "sql",
    /^\s*(?:select\b[\s\S]+\bfrom\b|insert\s+into\b|update\b[\s\S]+\bset\b|delete\s+from\b|create\s+(?:table|index|view)\b|alter\s+table\b|with\s+\w+\s+as\s*\()/i,
  ],
  [
    "xml",
    /^\s*<(?:!doctype|\?xml|!--)|<\/[a-z][\w:-]*>|^\s*<[a-z][\w:-]*(?:\s+[\w:@-]+=["'{][^>]*)?\/?>\s*$/im,
  ],
  ["json", /^\s*[[{][\s\S]*"[^"\n]*"\s*:\s*[\s\S]*[\]}]\s*$/],
  ["css", /^\s*@(?:media|import|keyframes|layer|font-face|supports|container)\b/m],
  [
    "typescript",
    /^\s*(?:export )?(?:interface \w+[^{]*\{|type \w+(?:<[^>]*>)? = |(?:declare|abstract|enum) \w+)|\b(?:const|let|var) \w+\s*:\s*[A-Za-z]|\(\w+\??: (?:string|number|boolean|[A-Z]\w*)\b[^)]*\)\s*(?::|=>|\{)|\) ?: ?(?:[A-Z]\w*|void|string|number|boolean)\b.*[{;]|\bas const\b|\bimport type\b/m,
  ],
  ["css", /^\s*[.#]?[\w-]+(?:[\s>+~:.,][^{};=()]*)?\s*\{[^{}=]*[\w-]+\s*:\s*[^{}=>]+;?\s*\}?/m],
  [
    "javascript",
    /\b(?:const|let|var) (?:\w+|\{[^}]*\}|\[[^\]]*\])\s*=|\bfunction\*? ?\w*\s*\(.*\{|=>\s*[\w{([`"']|\bconsole\.\w+\(|^\s*(?:import|export) .*\bfrom ["']|\bexport default\b|\brequire\(["']|\bdocument\.\w+|\bawait \w+|^\s*return .*;\s*$|\w\.(?:map|filter|forEach|then)\(/m,
  ],
  ["yaml", /^---\s*\n|^(?:[\w-]+:(?: [^{;]*)?\n(?:\s+- |\s+[\w-]+:|[\w-]+: ))/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type GuessedLanguage = (typeof marks)[number][0] | "plain";

// The first lines tell; a bound keeps patterns that look ahead cheap on any input.
const readLength = 2000;

/**
 * The language of a code item as a highlight.js id, by telling marks in its first lines; "plain" where none stands
 * out. A guess for colours only: wrong colours are worse than none, so doubtful text stays plain.
 */
export function guessLanguage(code: string): GuessedLanguage {
  const head = code.slice(0, readLength);
  return marks.find(([, mark]) => mark.test(head))?.[0] ?? "plain";
}
