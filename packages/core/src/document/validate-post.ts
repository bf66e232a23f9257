import { locateFindings } from "./findings.ts";
import type { JsonReading } from "./json/json-reader.ts";
import { postLimits } from "./limits.ts";
import type { ParseResult } from "./parse-result.ts";
import { validatePostNode } from "./post-rules.ts";

/** Validates a post's parsed JSON. Never throws. */
export function validatePost(reading: JsonReading): ParseResult {
  const { repeatedKeys, lines } = reading;
  if (reading.fault) {
    const issues = [...repeatedKeys, reading.fault];
    return { ok: false, error: issues[0] ?? reading.fault, issues, warnings: [] };
  }
  const { value: post, findings } = validatePostNode(reading.root);
  const { rootOffset } = reading;
  const warnings = locateFindings("warning", findings.warnings, rootOffset, lines);
  const errors = locateFindings("error", findings.errors, rootOffset, lines);
  const issues = [...repeatedKeys, ...errors].slice(0, postLimits.listedIssues);
  const [error] = issues;
  return error ? { ok: false, error, issues, warnings } : { ok: true, post, warnings };
}
