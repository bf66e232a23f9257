import type { Issue } from "@slideloom/core/document";

/** Formats text as one terminal line, with control characters escaped. */
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

/** Formats an issue as `source:line:column`, which terminals turn into a link. */
export function buildIssueLine(issue: Issue, source: string): string {
  const place = `${source === "-" ? "stdin" : source}:${issue.line}:${issue.column}`;
  return buildMessageLine(issue.severity, `${issue.message} (${place})`);
}
