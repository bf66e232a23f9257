import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";

/** The supported part of JSON Schema. */
export interface JsonSchema {
  description?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

/** A partly typed name or value, including its opening quotation mark. */
const typed = /(?:"|(?<!["\w-]))[\w-]*$/;

/** Completes missing field names and allowed values from the schema. */
export function completeJson(schema: JsonSchema) {
  return (context: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = context;
    const from = context.matchBefore(typed)?.from ?? pos;
    const before = state.sliceDoc(0, from).trimEnd();
    const name = /"([^"\\]*)"\s*:$/.exec(before)?.[1];
    if (from === pos && name === undefined && !explicit) return null;
    const node = syntaxTree(state).resolveInner(before.length, -1);
    const object = findObject(node, before.length);
    if (!object) return null;
    const schemas = findSchemas(
      schema,
      listPath(object, (at) => state.sliceDoc(at.from, at.to)),
    );
    // The rest of the word after the cursor is replaced as well.
    const to = pos + (/^[\w-]*"?/.exec(state.sliceDoc(pos, pos + 100))?.[0].length ?? 0);
    if (name !== undefined) {
      const values = findSchemas({ anyOf: schemas }, [name]).flatMap((one) => one.enum ?? []);
      return { from, to, options: values.map((value) => ({ label: `"${value}"`, type: "enum" })) };
    }
    if (!/[{,]$/.test(before)) return null;
    const present = new Set(listNames(object, (at) => state.sliceDoc(at.from, at.to)));
    const isValued = /^\s*:/.test(state.sliceDoc(to, to + 20));
    const options = schemas
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([field]) => !present.has(field) || isValued)
      .map(([field, { description }]): Completion => ({
        label: `"${field}"`,
        apply: isValued ? `"${field}"` : `"${field}": `,
        type: "property",
        ...(description !== undefined && { info: description }),
      }));
    return { from, to, options };
  };
}

/** Returns the object that directly contains a position; null in a list or at the root. */
function findObject(inner: SyntaxNode, at: number): SyntaxNode | null {
  for (let node: SyntaxNode | null = inner; node; node = node.parent) {
    const isClosed = node.lastChild?.name === "}" || node.lastChild?.name === "]";
    if (isClosed && node.to <= at) continue;
    if (node.name === "Object") return node;
    if (node.name === "Array") return null;
  }
  return null;
}

type ReadText = (node: SyntaxNode) => string;

const readName = (property: SyntaxNode, read: ReadText) => {
  const name = property.getChild("PropertyName");
  return name ? read(name).slice(1, -1) : "";
};

function listNames(object: SyntaxNode, read: ReadText): string[] {
  return object.getChildren("Property").map((property) => readName(property, read));
}

/** Returns the path from the root to an object. Each part is a field's name, or null for an entry of a list. */
function listPath(object: SyntaxNode, read: ReadText): (string | null)[] {
  const path: (string | null)[] = [];
  for (let node = object.parent; node; node = node.parent) {
    if (node.name === "Property") path.unshift(readName(node, read));
    if (node.name === "Array") path.unshift(null);
  }
  return path;
}

/** Returns every schema that may apply at the path. */
function findSchemas(schema: JsonSchema, path: readonly (string | null)[]): JsonSchema[] {
  const ways = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const [step, ...rest] = path;
  if (step === undefined) return ways;
  return ways.flatMap((way) => {
    const inner = step === null ? way.items : way.properties?.[step];
    return inner ? findSchemas(inner, rest) : [];
  });
}
