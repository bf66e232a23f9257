import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const checkSchema = z.union([
  z.strictObject({ number: z.number(), unit: z.string().optional() }),
  z.strictObject({ anyOf: z.array(z.string()).min(1) }),
  z.strictObject({ noneOf: z.array(z.string()).min(1) }),
  z.strictObject({ language: z.string() }),
  z.strictObject({ slides: z.int() }),
  z.strictObject({ grounded: z.literal(true) }),
]);

const caseSchema = z.object({
  id: z.string(),
  language: z.string(),
  /** Its ending tells the kind of text, e.g. `loans.csv`. */
  fileName: z.string().optional(),
  request: z.object({
    slides: z.int().min(1).max(15),
    templateType: z.string(),
    writingStyle: z.string(),
  }),
  text: z.string(),
  /** Statements that are true of a good post. */
  items: z.array(z.object({ id: z.string(), q: z.string(), check: checkSchema.nullable() })),
});

/** How a program decides an item. */
export type ItemCheck = z.infer<typeof checkSchema>;

/** A source with statements about the post that is made from it. */
export type SourceCase = z.infer<typeof caseSchema>;

/** Reads the sources of a folder, one JSON file each; `skipped` are the files of another shape. */
export function readSourceCases(folder: string): { cases: SourceCase[]; skipped: string[] } {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => ({
      name,
      read: caseSchema.safeParse(JSON.parse(readFileSync(join(folder, name), "utf8"))),
    }));
  return {
    cases: files.flatMap(({ read }) => (read.success ? [read.data] : [])),
    skipped: files.flatMap(({ name, read }) => (read.success ? [] : [name])),
  };
}
