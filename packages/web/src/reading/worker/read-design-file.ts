import {
  applyTemplate,
  type Design,
  parseDesign,
  type ParsedDesign,
  templateIds,
} from "@slideloom/core/design";

/** Reads a file of design settings; settings that it lacks stay as they are. Null if the text isn't a JSON object. */
export function readDesignFile({
  text,
  design,
}: {
  text: string;
  design: Design;
}): ParsedDesign | null {
  const saved = parseObject(text);
  if (!saved) return null;
  const { template, ...settings } = saved;
  const id = templateIds.find((one) => one === template);
  return parseDesign({ ...(id ? applyTemplate(design, id) : design), ...settings });
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
