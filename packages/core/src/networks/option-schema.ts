import { z } from "zod";
import { describeTooLong, type OptionField, type OptionValue } from "./option-field.ts";
import { serviceIds } from "./service-ids.ts";
import { services, type ServiceRegistry } from "./services.ts";

type EveryOptions = ServiceRegistry[keyof ServiceRegistry]["options"];
type NamesOf<Fields> = Fields extends unknown ? keyof Fields : never;
type ValueOf<Fields, Name extends PropertyKey> =
  Fields extends Readonly<Record<Name, infer Field>> ? OptionValue<Field> : never;

/** Options of a post besides its caption and images. Services ignore options that only other services have. */
export type PublicationOptions = {
  [Name in NamesOf<EveryOptions>]?: ValueOf<EveryOptions, Name> | undefined;
};

const languageSchema = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/, "Enter a language code such as en or pt-BR");

/** The schema of an option that several services may have, each with its own choices and length. */
function buildSchema(fields: readonly OptionField[]): z.ZodType {
  const [field] = fields;
  if (field?.kind === "text") {
    const texts = fields.filter((one) => one.kind === "text");
    const longest = texts.reduce((most, one) => (one.maxLength > most.maxLength ? one : most));
    return z.string().max(longest.maxLength, describeTooLong(longest));
  }
  if (field?.kind === "switch") return z.boolean();
  if (field?.kind === "language") return languageSchema;
  const choices = fields.flatMap((one) => (one.kind === "choice" ? one.choices : []));
  return z.enum([...new Set(choices.map(({ value }) => value))]);
}

function listOptionSchemas(): Record<string, z.ZodType> {
  const every = serviceIds.flatMap((id) => Object.entries(services[id].options));
  const schemas = every.map(([name]) => {
    const fields = every.flatMap(([other, field]) => (other === name ? [field] : []));
    return [name, buildSchema(fields).optional()] as const;
  });
  return Object.fromEntries(schemas);
}

export const publicationOptionsSchema = z.strictObject(listOptionSchemas()) as z.ZodType<
  PublicationOptions,
  PublicationOptions
>;
