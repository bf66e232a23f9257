import type { FastifySchemaCompiler } from "fastify";
import { isKeyPath } from "@slideloom/core/contract/api-error";
import { isWithin } from "@slideloom/core/document/schema";
import type { z } from "zod";
import { addFieldName, describeRequestIssue, listFields } from "./describe-issue.ts";

/** Larger values are validated only up to their first error. */
const smallValue = { values: 2000, depth: 100, characters: Infinity };
const options = { error: describeRequestIssue };
/** Zod's types keep this option for `validate`, which returns no error. */
const onlyFirst: object = { ...options, abortEarly: true };

/**
 * Validates requests. Responses name only the first error, but a list of 20,000 broken items would have 140,000 errors.
 */
export const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, url = "" }) =>
  (data) => {
    const isSmall = isWithin(data, smallValue);
    const { error, data: value } = schema.safeParse(data, isSmall ? options : onlyFirst);
    if (!error) return { value };
    // A check of the whole body may add an error before the one that stopped the validation.
    const issues = isSmall ? error.issues : error.issues.slice(-1);
    const isPublic = isKeyPath(url);
    return { error: issues.map((issue) => describeIssue(issue, isPublic)) };
  };

function describeIssue(issue: z.core.$ZodIssue, isPublic: boolean) {
  const { code, path, message } = issue;
  return {
    keyword: code,
    instancePath: `/${path.join("/")}`,
    schemaPath: `#/${path.join("/")}`,
    params: { field: listFields(issue)[0] },
    message: isPublic ? addFieldName(path, message) : message,
  };
}
