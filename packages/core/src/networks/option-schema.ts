import { z } from "zod";
import { networkIds, networks, type NetworkRegistry } from "./networks.ts";
import type { OptionField, OptionValue } from "./option-field.ts";

type EveryOptions = NetworkRegistry[keyof NetworkRegistry]["options"];
type NamesOf<Fields> = Fields extends unknown ? keyof Fields : never;
type ValueOf<Fields, Name extends PropertyKey> =
  Fields extends Readonly<Record<Name, infer Field>> ? OptionValue<Field> : never;

/** Options of a post besides its caption and images; networks ignore those that they don't have. */
export type PublicationOptions = {
  [Name in NamesOf<EveryOptions>]?: ValueOf<EveryOptions, Name> | undefined;
} & {
  /** The language of the caption (BCP 47). */
  language?: string | undefined;
};

/** The schema of an option that several networks may have, each with its own choices. */
function buildSchema(fields: readonly OptionField[]): z.ZodType {
  const [field] = fields;
  if (field?.kind === "text") return z.string().max(field.maxLength, field.tooLong);
  if (field?.kind === "switch") return z.boolean();
  const choices = fields.flatMap((one) => (one.kind === "choice" ? one.choices : []));
  return z.enum([...new Set(choices.map(({ value }) => value))]);
}

function listOptionSchemas(): Record<string, z.ZodType> {
  const every = networkIds.flatMap((id) => Object.entries(networks[id].options));
  const schemas = every.map(([name]) => {
    const fields = every.flatMap(([other, field]) => (other === name ? [field] : []));
    return [name, buildSchema(fields).optional()] as const;
  });
  return Object.fromEntries(schemas);
}

/** The options of all networks. */
export const publicationOptionsSchema = z.strictObject({
  ...listOptionSchemas(),
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/, "Enter a language code such as en or pt-BR")
    .optional(),
}) as z.ZodType<PublicationOptions, PublicationOptions>;
