import { countNoun } from "@slideloom/core/text";
import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const either = new Intl.ListFormat("en", { type: "disjunction" });

/** Writes a path as people write it: `targets[0].caption`. */
const writePath = (path: readonly PropertyKey[]): string =>
  path
    .map((key, at) => (typeof key === "number" ? `[${key}]` : `${at > 0 ? "." : ""}${String(key)}`))
    .join("");

/** Returns the paths of the fields that an issue is about; `[""]` for the whole request. */
export function listFields({ path = [], ...issue }: Pick<Issue, "path" | "code">): string[] {
  return "keys" in issue && Array.isArray(issue.keys)
    ? issue.keys.map((key) => writePath([...path, String(key)]))
    : [writePath(path)];
}

/**
 * Describes an issue of a request that has no message of its own: names the field and says what is expected. Passed to
 * Zod as `error`; a schema's own messages take precedence.
 */
export function describeRequestIssue(issue: Issue): string {
  const name = writePath(issue.path ?? []);
  const subject = name === "" ? "The request" : `The ${name} field`;
  if (issue.code === "unrecognized_keys") return `Unknown field: ${listFields(issue).join(", ")}.`;
  if (issue.input === undefined && name !== "") return `${subject} is required.`;
  return `${subject} ${describeExpected(issue)}.`;
}

/**
 * Puts the field's name before a message that doesn't mention the field, as those of forms, which stand beside it on
 * screen.
 */
export function addFieldName(path: readonly PropertyKey[], message: string): string {
  const key = path.findLast((part) => typeof part === "string") ?? "";
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
  return plain(message).includes(plain(key)) ? message : `${writePath(path)}: ${message}`;
}

/** Returns the end of the sentence "The … field …". */
function describeExpected(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${nameType(issue.expected)}`;
    case "invalid_value":
      return `must be ${either.format(issue.values.map((value) => JSON.stringify(value)))}`;
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? `can have at most ${describeSize(issue.maximum, issue.origin)}`
        : `must be at most ${issue.maximum}`;
    case "too_small":
      return issue.origin === "string" || issue.origin === "array"
        ? `must have at least ${describeSize(issue.minimum, issue.origin)}`
        : `must be at least ${issue.minimum}`;
    case "invalid_format":
      return `must be a valid ${issue.format.replaceAll("_", " ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_union":
      return describeUnion(issue.errors);
    default:
      return "isn't valid";
  }
}

const nameType = (type: string): string => typeNames[type] ?? type;

const describeSize = (count: number | bigint, origin: string) =>
  origin === "string"
    ? countNoun(Number(count), "character")
    : `${count} ${Number(count) === 1 ? "entry" : "entries"}`;

/** Names the forms that a value may have, or the problem in the form that it comes closest to. */
function describeUnion(branches: readonly (readonly z.core.$ZodIssue[])[]): string {
  const firsts = branches.flatMap(([first]) => first ?? []);
  const inner = firsts.filter(({ path }) => path.length > 0);
  const [closest] = inner.toSorted((a, b) => b.path.length - a.path.length);
  if (closest) return `isn't valid: ${closest.message.replace(/\.$/, "")}`;
  const types = firsts.flatMap((issue) =>
    issue.code === "invalid_type" ? [nameType(issue.expected)] : [],
  );
  return types.length > 0 ? `must be ${either.format(new Set(types))}` : "isn't valid";
}
