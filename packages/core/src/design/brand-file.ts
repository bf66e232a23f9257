import { type Brand, parseBrand } from "./brand.ts";

/** A brand kit as a file. */
export interface BrandFile {
  /** The kit's name; empty if it has none. */
  title: string;
  brand: Brand;
}

/** The largest file that is read, in bytes: more than a brand with its three images. */
export const maxBrandFileBytes = 2_000_000;

/** Returns a kit's JSON, which the command line's `--brand` reads too. */
export function formatBrandFile({ title, brand }: BrandFile): string {
  const { kit: _, ...own } = brand;
  return `${JSON.stringify({ slideloom: "brand", title, ...own }, null, 2)}\n`;
}

/** Reads a kit's JSON; null if it isn't the file of a brand. Invalid values get their defaults. */
export function parseBrandFile(text: string): BrandFile | null {
  const fields = parseObject(text);
  if (fields?.["slideloom"] !== "brand") return null;
  const { title } = fields;
  const { kit: _, ...brand } = parseBrand(fields);
  return { title: typeof title === "string" ? title.trim() : "", brand };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
