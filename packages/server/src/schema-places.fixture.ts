/** The parts of JSON Schema in which Zod describes requests. */
export interface JsonSchema {
  type?: string;
  maxLength?: number;
  minLength?: number;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
}

/** A step from a value's schema to the schema of a part of the value. */
type Step = { key: string } | { option: number } | { item: true };

/** A part of a request that takes a text, a list, or any JSON. */
export interface Place {
  kind: "text" | "list" | "any";
  steps: readonly Step[];
  schema: JsonSchema;
}

export const describePlace = ({ steps }: Place): string =>
  steps
    .map((step) => ("key" in step ? `.${step.key}` : "item" in step ? "[]" : ""))
    .join("")
    .replace(/^\./, "");

/** Lists the places of a schema, at any depth. */
export function listPlaces(schema: JsonSchema, steps: readonly Step[] = []): Place[] {
  const { type, properties, items, anyOf } = schema;
  if (anyOf) return anyOf.flatMap((one, option) => listPlaces(one, [...steps, { option }]));
  if (properties) {
    return Object.entries(properties).flatMap(([key, one]) => listPlaces(one, [...steps, { key }]));
  }
  if (type === "array") {
    const list: Place = { kind: "list", steps, schema };
    return items ? [list, ...listPlaces(items, [...steps, { item: true }])] : [list];
  }
  if (type === "string") return schema.enum ? [] : [{ kind: "text", steps, schema }];
  const isOpen = type === undefined && schema.enum === undefined && !("const" in schema);
  return isOpen || type === "object" ? [{ kind: "any", steps, schema }] : [];
}

/** Builds a small value that the schema accepts. `index` makes the ids of a list's items differ. */
export function buildSmallest(schema: JsonSchema, index = 0): unknown {
  const { type, properties = {}, required = [], anyOf } = schema;
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf?.[0]) return buildSmallest(anyOf[0], index);
  switch (type) {
    case "object":
      return Object.fromEntries(
        required.map((key) => [key, buildSmallest(properties[key] ?? {}, index)]),
      );
    case "array":
      return (
        schema.prefixItems?.map((item) => buildSmallest(item, index)) ??
        Array.from({ length: schema.minItems ?? 0 }, (_, at) =>
          buildSmallest(schema.items ?? {}, at),
        )
      );
    case "string":
      return buildText(schema, index);
    case "integer":
    case "number":
      return Math.max(0, schema.minimum ?? 0);
    case "boolean":
      return false;
    default:
      return null;
  }
}

const formats: Readonly<Record<string, string>> = {
  uuid: "00000000-0000-4000-8000-000000000000",
  "date-time": "2026-01-01T00:00:00Z",
  date: "2026-01-01",
  email: "ada@example.com",
  uri: "https://a.example",
};

function buildText({ format = "", pattern, minLength = 1 }: JsonSchema, index: number): string {
  const id = /^\^(\w+)\[1-9\]/.exec(pattern ?? "")?.[1];
  if (id !== undefined) return `${id}${index + 1}`;
  const known = /^\^(\w+_)\[/.exec(pattern ?? "")?.[1];
  if (known !== undefined) return `${known}${index + 1}`;
  return formats[format] ?? "a".repeat(Math.max(1, minLength));
}

/** Builds a value of the schema, like `base`, with what `fill` returns at the place. */
export function buildWith(
  schema: JsonSchema,
  base: unknown,
  [step, ...rest]: readonly Step[],
  fill: (schema: JsonSchema) => unknown,
): unknown {
  if (!step) return fill(schema);
  if ("option" in step) return buildWith(schema.anyOf?.[step.option] ?? {}, base, rest, fill);
  if ("item" in step) {
    const [first, ...others] = Array.isArray(base) ? (base as unknown[]) : [];
    const { items = {} } = schema;
    return [buildWith(items, first ?? buildSmallest(items), rest, fill), ...others];
  }
  const smallest = buildSmallest({ ...schema, type: "object" }) as Record<string, unknown>;
  const isRecord = typeof base === "object" && base !== null && !Array.isArray(base);
  const value: Record<string, unknown> = { ...smallest, ...(isRecord && base) };
  const inner = schema.properties?.[step.key] ?? {};
  return { ...value, [step.key]: buildWith(inner, value[step.key], rest, fill) };
}
