import { Findings } from "../document/findings.ts";
import { readJson } from "../document/json/json-reader.ts";
import { readSlideFields, type SlideFieldName } from "../document/slide-fields.ts";

/** The fields of a slide beside its words, as a source has them. */
export type FieldValues = Partial<Record<SlideFieldName, unknown>>;

/** Reads them by the rules of posts; `left` says which were not taken, each to follow the slide's name. */
export function readFieldValues(values: FieldValues): {
  fields: ReturnType<typeof readSlideFields>;
  left: string[];
} {
  const { root } = readJson(JSON.stringify(values));
  const findings = new Findings();
  const fields = root?.kind === "object" ? readSlideFields(root, findings) : {};
  return { fields, left: findings.warnings.map(({ message }) => message) };
}
