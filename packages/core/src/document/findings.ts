import type { Issue, JsonPath } from "./issue.ts";
import type { JsonNode } from "./json/json-node.ts";
import type { LineIndex } from "./json/line-index.ts";
import { postLimits } from "./limits.ts";

/** What a rule found in a value. Path and offset count from that value, so that they hold wherever it stands. */
interface Finding {
  code: string;
  message: string;
  path: JsonPath;
  /** In UTF-16 units. */
  offset: number;
  length: number;
}

/** Where a value stands in the one that is read. */
export interface Place {
  path: JsonPath;
  offset: number;
}

/** What is wrong (error) or doubtful (warning) in a value, in the order in which it is told; of each at most `postLimits.listedIssues`. */
export class Findings {
  readonly errors: Finding[] = [];
  readonly warnings: Finding[] = [];

  /** Whether no more errors are listed. */
  get isFull(): boolean {
    return this.errors.length >= postLimits.listedIssues;
  }

  /** Notes an error at a value; of an object or array only the opening bracket is marked. */
  error(code: string, message: string, node: JsonNode, place: Place): void {
    note(this.errors, buildFinding(code, message, node, place));
  }

  warning(code: string, message: string, node: JsonNode, place: Place): void {
    note(this.warnings, buildFinding(code, message, node, place));
  }

  /** Takes over what was found in a value within this one; its messages continue the value's name. */
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

/** What was found in a root that begins at that offset, with lines and columns. */
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
