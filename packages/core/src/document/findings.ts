import type { Issue, JsonPath } from "./issue.ts";
import type { JsonNode } from "./json/json-node.ts";
import type { LineIndex } from "./json/line-index.ts";
import { postLimits } from "./limits.ts";

/** An issue in a value. Path and offset are relative to the value, so the finding can be cached. */
interface Finding {
  code: string;
  message: string;
  path: JsonPath;
  /** Offset and length of the text in question, in UTF-16 units. */
  offset: number;
  length: number;
}

/** The path and offset, in UTF-16 units, of a nested value within the value that is validated. */
export interface Place {
  path: JsonPath;
  offset: number;
}

/** Errors and warnings in a value, in reporting order; at most `postLimits.listedIssues` of each. */
export class Findings {
  readonly errors: Finding[] = [];
  readonly warnings: Finding[] = [];

  /** Whether the limit of errors is reached. */
  get isFull(): boolean {
    return this.errors.length >= postLimits.listedIssues;
  }

  /** Adds an error at a value; for an object or array only the opening bracket is marked. */
  error(code: string, message: string, node: JsonNode, place: Place): void {
    note(this.errors, buildFinding(code, message, node, place));
  }

  warning(code: string, message: string, node: JsonNode, place: Place): void {
    note(this.warnings, buildFinding(code, message, node, place));
  }

  /** Adds the findings of a nested value; the value's name is put before their messages. */
  include(inner: Findings, name: string, { path, offset }: Place): void {
    const move = (finding: Finding): Finding => ({
      ...finding,
      message: name + finding.message,
      path: [...path, ...finding.path],
      offset: offset + finding.offset,
    });
    for (const finding of inner.errors) note(this.errors, move(finding));
    for (const finding of inner.warnings) note(this.warnings, move(finding));
  }
}

function note(list: Finding[], finding: Finding): void {
  if (list.length < postLimits.listedIssues) list.push(finding);
}

function buildFinding(
  code: string,
  message: string,
  { kind, text }: JsonNode,
  { path, offset }: Place,
): Finding {
  const length = kind === "object" || kind === "array" ? 1 : text.length;
  return { code, message, path, offset, length };
}

/** Converts the findings of a root at an offset to issues with lines and columns. */
export function locateFindings(
  severity: Issue["severity"],
  findings: readonly Finding[],
  rootOffset: number,
  lines: LineIndex,
): Issue[] {
  return findings.map(({ code, message, path, offset, length }) => {
    const place = rootOffset + offset;
    return { severity, code, message, path, ...lines.locate(place), offset: place, length };
  });
}
