import { publicApiRoot } from "@slideloom/core/contract/routes";

/** The parts of an OpenAPI document that this page uses. */
export interface OpenapiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, OpenapiOperation>>>>;
  components?: { responses?: Readonly<Record<string, OpenapiResponse>> };
}

interface OpenapiOperation {
  summary?: string;
  description?: string;
  security?: readonly unknown[];
  parameters?: readonly {
    name: string;
    in: "path" | "query" | "header";
    required?: boolean;
    description?: string;
    schema?: OpenapiSchema;
  }[];
  requestBody?: { content: Readonly<Record<string, { schema: OpenapiSchema }>> };
  responses: Readonly<Record<string, OpenapiResponse>>;
}

interface OpenapiResponse {
  $ref?: string;
  description?: string;
  content?: Readonly<Record<string, { example?: unknown; schema?: OpenapiSchema }>>;
}

interface OpenapiSchema {
  type?: string;
  enum?: readonly string[];
  anyOf?: readonly OpenapiSchema[];
  description?: string;
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, OpenapiSchema>>;
  required?: readonly string[];
}

interface OperationField {
  name: string;
  /** Part of the request that contains the field. */
  place: "body" | "path" | "query" | "header";
  /** Such as "string, required" or "query, string". */
  kind: string;
  isRequired: boolean;
  description: string;
}

export interface Operation {
  method: string;
  /** Relative to the base URL. */
  path: string;
  summary: string;
  description: string;
  needsKey: boolean;
  fields: readonly OperationField[];
  /** An example body as text; null if the operation has none. */
  body: string | null;
  /** An example of a successful response as text; null if the document has none. */
  example: string | null;
  errors: readonly { status: string; description: string }[];
}

/** The document's operations; those that need a key come first. */
export function buildOperations(document: OpenapiDocument): readonly Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      buildOperation(document, path, method, operation),
    ),
  );
  return operations.toSorted((one, other) => Number(other.needsKey) - Number(one.needsKey));
}

function buildOperation(
  document: OpenapiDocument,
  path: string,
  method: string,
  operation: OpenapiOperation,
): Operation {
  const responses = Object.entries(operation.responses).map(([status, response]) => ({
    status,
    ...resolveResponse(document, response),
  }));
  // Only the first successful response is shown. If another one has status 202, its body is a job.
  const success = responses.find(({ status }) => Number(status) < 300);
  const content = Object.values(success?.content ?? {})[0];
  return {
    method: method.toUpperCase(),
    path: path.replace(publicApiRoot, ""),
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    needsKey: (operation.security ?? []).length > 0,
    fields: listFields(operation),
    body: buildBody(operation),
    example: showExample(content?.example ?? content?.schema?.examples?.[0]),
    errors: responses
      .filter((response) => response !== success)
      .map(({ status, description = "" }) => ({ status, description })),
  };
}

function resolveResponse(document: OpenapiDocument, response: OpenapiResponse): OpenapiResponse {
  const name = response.$ref?.split("/").at(-1);
  return (name && document.components?.responses?.[name]) || response;
}

function listFields({ parameters = [], requestBody }: OpenapiOperation): OperationField[] {
  const body = requestBody && Object.values(requestBody.content)[0]?.schema;
  const properties = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
    name,
    place: "body" as const,
    ...describeKind([describeType(schema)], body?.required?.includes(name)),
    description: schema.description ?? "",
  }));
  return [
    ...properties,
    ...parameters.map(({ name, in: place, required, description = "", schema = {} }) => ({
      name,
      place,
      ...describeKind([place, describeType(schema)], required),
      description,
    })),
  ];
}

/** Builds an example body from the fields' examples. */
function buildBody({ requestBody }: OpenapiOperation): string | null {
  if (!requestBody) return null;
  const { properties = {} } = Object.values(requestBody.content)[0]?.schema ?? {};
  const examples = Object.entries(properties).flatMap(
    ([name, { examples: [first] = [] as unknown[] }]) =>
      first === undefined ? [] : [[name, first] as const],
  );
  return JSON.stringify(Object.fromEntries(examples), null, 2);
}

function describeKind(parts: readonly string[], isRequired = false) {
  const kind = [...parts, isRequired ? "required" : "optional"].join(", ");
  return { kind, isRequired };
}

function describeType(schema: OpenapiSchema): string {
  const { type, enum: choices } = schema.anyOf?.find((one) => one.type !== "null") ?? schema;
  return choices?.join(" or ") ?? type ?? "any";
}

function showExample(example: unknown): string | null {
  if (example === undefined) return null;
  return typeof example === "string" ? example : JSON.stringify(example, null, 2);
}
