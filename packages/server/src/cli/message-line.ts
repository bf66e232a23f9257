import type { PublicCheck } from "@slideloom/core/contract/checks";
import type { Issue } from "@slideloom/core/document";

/** Formats text as one terminal line, with control characters escaped. */
export function buildLine(text: string): string {
  const printable = text.replace(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `${printable}\n`;
}

export function buildMessageLine(severity: PublicCheck["severity"], message: string): string {
  return buildLine(`${severity}: ${message}`);
}

/** Formats an issue. Terminals turn the location `source:line:column` into a link. */
export function buildIssueLine(issue: Issue, source: string): string {
  const place = `${source === "-" ? "stdin" : source}:${issue.line}:${issue.column}`;
  return buildMessageLine(issue.severity, `${issue.message} (${place})`);
}

/** Formats a failed check, i.e. a statement in the post that isn't supported by the source. */
export function buildCheckLine({ severity, slide, field, message, nearest }: PublicCheck): string {
  const instead = nearest ? ` Nearest: ${nearest.raw}` : "";
  const place = field === "caption" ? "Caption" : `Slide ${slide}`;
  return buildMessageLine(severity, `${place}: ${message}${instead}`);
}
