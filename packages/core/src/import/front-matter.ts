export interface FrontMatter {
  /** Keys in lower case; a list's entries are joined by commas. */
  fields: Map<string, string>;
  /** The text after it. */
  rest: string;
}

/** Takes the block of `key: value` lines off a Markdown text that begins with it; of YAML it reads strings and flat lists. */
export function readFrontMatter(text: string): FrontMatter {
  const entries = new Map<string, string[]>();
  const block = /^---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const lines = block?.[1]?.split(/\r?\n/) ?? [];
  if (!block || !/^[A-Za-z][\w-]*\s*:/.test(lines[0] ?? "")) {
    return { fields: new Map(), rest: text };
  }
  let key = "";
  for (const line of lines) {
    const pair = /^([A-Za-z][\w-]*)\s*:\s*(.*)$/.exec(line);
    const entry = /^\s*-\s+(.+)$/.exec(line)?.[1];
    if (pair) {
      key = (pair[1] ?? "").toLowerCase();
      entries.set(key, [unquote((pair[2] ?? "").replace(/^\[(.*)\]\s*$/, "$1"))]);
    } else if (entry && key !== "") entries.get(key)?.push(unquote(entry));
  }
  const fields = new Map(
    Array.from(entries, ([name, values]) => [name, values.filter(Boolean).join(", ")]),
  );
  return { fields, rest: text.slice(block[0].length) };
}

function unquote(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/, "$2");
}
