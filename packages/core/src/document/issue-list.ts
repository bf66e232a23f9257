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
    this.add({ severity: "error", code, message, path, ...markOf(node) });
  }

  warning(code: string, message: string, path: JsonPath, node: JsonNode): void {
    this.add({ severity: "warning", code, message, path, ...markOf(node) });
  }

  /** Adds the line and column, and lists the issue within the limit. */
  add(found: Omit<Issue, "line" | "column">): Issue {
    const issue = { ...found, ...this.#lines.locate(found.offset) };
    const list = issue.severity === "error" ? this.errors : this.warnings;
    if (list.length < postLimits.listedIssues) list.push(issue);
    return issue;
  }
}

function markOf({ kind, offset, end }: JsonNode): Pick<Issue, "offset" | "length"> {
  return { offset, length: kind === "object" || kind === "array" ? 1 : end - offset };
}
