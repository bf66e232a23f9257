import type { Issue, JsonPath } from "./issue.ts";
import type { JsonNode } from "./json/json-node.ts";
import type { LineIndex } from "./json/line-index.ts";
import { postLimits } from "./limits.ts";

/** Gathers what is wrong or doubtful in a text, in the order in which it is told. */
export class IssueList {
  readonly errors: Issue[] = [];
  readonly warnings: Issue[] = [];
  readonly #lines: LineIndex;

  constructor(lines: LineIndex) {
    this.#lines = lines;
  }

  /** Notes an error at a value; of an object or array only the opening bracket is marked. */
  error(code: string, message: string, path: JsonPath, node: JsonNode): void {
    this.add("error", code, message, path, node.offset, markedLength(node));
  }

  warning(code: string, message: string, path: JsonPath, node: JsonNode): void {
    this.add("warning", code, message, path, node.offset, markedLength(node));
  }

  add(
    severity: Issue["severity"],
    code: string,
    message: string,
    path: JsonPath,
    offset: number,
    length: number,
  ): void {
    const list = severity === "error" ? this.errors : this.warnings;
    if (list.length >= postLimits.listedIssues) return;
    const { line, column } = this.#lines.locate(offset);
    list.push({ severity, code, message, path, line, column, offset, length });
  }
}

function markedLength(node: JsonNode): number {
  return node.kind === "object" || node.kind === "array" ? 1 : node.end - node.offset;
}
