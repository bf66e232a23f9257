import { Findings } from "../document/findings.ts";
import { readJson } from "../document/json/json-reader.ts";
import { readSlideFields, type SlideFieldName } from "../document/slide-fields.ts";

/** A slide's non-text fields in an imported text, before they are validated. */
export type FieldValues = Partial<Record<SlideFieldName, unknown>>;

/**
 * Validates slide fields by the rules of posts. `left` has a phrase for each ignored field, to put after the slide's
 * name.
 */
export function readFieldValues(values: FieldValues): {
  fields: ReturnType<typeof readSlideFields>;
  left: string[];
} {
  const { root } = readJson(JSON.stringify(values));
  const findings = new Findings();
  const fields = root?.kind === "object" ? readSlideFields(root, findings) : {};
  return { fields, left: findings.warnings.map(({ message }) => message) };
}
