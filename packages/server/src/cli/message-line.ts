import type { Issue } from "@slideloom/core/document";

/** One line for a terminal: control characters, which a post or a name may hold, are written out. */
export function buildLine(text: string): string {
  const printable = text.replace(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `${printable}\n`;
}

export function buildMessageLine(severity: "error" | "warning", message: string): string {
  return buildLine(`${severity}: ${message}`);
}

/** An issue with its place as `source:line:column`, which terminals make a link of. */
export function buildIssueLine(issue: Issue, source: string): string {
  const place = `${source === "-" ? "stdin" : source}:${issue.line}:${issue.column}`;
  return buildMessageLine(issue.severity, `${issue.message} (${place})`);
}
