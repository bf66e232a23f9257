import type { Issue, JsonPath } from "./issue.ts";
import type { JsonNode } from "./json/json-node.ts";
import type { LineIndex } from "./json/line-index.ts";
import { postLimits } from "./limits.ts";

/** Gathers what is wrong or doubtful in a text, in the order in which it is told. */
export class IssueList {
  readonly errors: Issue[];
  readonly warnings: Issue[] = [];
  readonly #lines: LineIndex;

  /** `errors` are those found already. */
  constructor(lines: LineIndex, errors: Issue[]) {
    this.#lines = lines;
    this.errors = errors;
  }

  /** Whether no more errors are listed. */
  get isFull(): boolean {
    return this.errors.length >= postLimits.listedIssues;
  }

  /** Notes an error at a value; of an object or array only the opening bracket is marked. */
  error(code: string, message: string, path: JsonPath, node: JsonNode): void {
    if (!this.isFull) this.errors.push(this.#build("error", code, message, path, node));
  }

  warning(code: string, message: string, path: JsonPath, node: JsonNode): void {
    if (this.warnings.length >= postLimits.listedIssues) return;
    this.warnings.push(this.#build("warning", code, message, path, node));
  }

  #build(
    severity: Issue["severity"],
    code: string,
    message: string,
    path: JsonPath,
    { kind, offset, end }: JsonNode,
  ): Issue {
    const length = kind === "object" || kind === "array" ? 1 : end - offset;
    return { severity, code, message, path, ...this.#lines.locate(offset), offset, length };
  }
}
