const bullet = /^\s*[-*•‣◦⁃∙▪▫●○■□]\s+(?=\S)/u;
const number = /^(\s*)(\d{1,3})([.)]\s+)(?=\S)/;

/** What a line break inside a text inserts: in a list it begins the next item. */
export function nextLine(words: string, caret: number): string {
  const line = words.slice(words.lastIndexOf("\n", caret - 1) + 1, caret);
  const numbered = number.exec(line);
  if (numbered) return `\n${numbered[1]}${Number(numbered[2]) + 1}${numbered[3]}`;
  return `\n${bullet.exec(line)?.[0] ?? ""}`;
}

/** What a line break inside code inserts: the next line is indented as this one is. */
export function nextCodeLine(code: string, caret: number): string {
  const line = code.slice(code.lastIndexOf("\n", caret - 1) + 1, caret);
  return `\n${/^[ \t]*/.exec(line)?.[0] ?? ""}`;
}
