import {
  applyTemplate,
  defaultDesign,
  parseDesign,
  templates,
  type Design,
  type FormatId,
  type TemplateId,
} from "@slideloom/core/design";
import { InvalidArgumentError } from "commander";
import type { CommandIo } from "./command-io.ts";
import { CommandError } from "./command-error.ts";
import { buildMessageLine } from "./message-line.ts";
import { readInput } from "./read-input.ts";

export const fileTypes = ["png", "jpeg", "zip"] as const;

/** The options of `slideloom render`, as parsed. */
export interface RenderCommandOptions {
  out: string;
  format: FormatId;
  template?: TemplateId;
  /** A file with design settings. */
  design?: string;
  /** From 1; all slides without it. */
  slide?: number;
  type: (typeof fileTypes)[number];
  scale: number;
  single?: boolean;
}

/** A template by its id or name, in any case. */
export function parseTemplate(value: string): TemplateId {
  const wanted = value.trim().toLowerCase();
  const found = templates.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found) return found.id;
  throw new InvalidArgumentError(
    `Allowed choices are ${templates.map(({ id }) => id).join(", ")}.`,
  );
}

/** A number of a slide, from 1. */
export function parseSlideNumber(value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("It must be a whole number from 1.");
}

/** Device pixels a CSS pixel. */
export function parseScale(value: string): number {
  const scale = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (scale >= 0.5 && scale <= 4) return scale;
  throw new InvalidArgumentError("It must be a number from 0.5 to 4.");
}

/** The design of a template, or the default one, with what a file of settings changes in it. */
export async function readDesign(
  { template, design: source }: Pick<RenderCommandOptions, "template" | "design">,
  io: CommandIo,
): Promise<Design> {
  const base = template ? applyTemplate(defaultDesign, template) : defaultDesign;
  if (source === undefined) return base;
  const saved = parseJson(await readInput(source, io.stdin), source);
  if (typeof saved !== "object" || saved === null || Array.isArray(saved)) {
    throw new CommandError(`--design ${source} holds no JSON object`);
  }
  const { design, warnings } = parseDesign({ ...base, ...saved });
  for (const warning of warnings) {
    io.stderr.write(buildMessageLine("warning", `--design ${source}: ${warning}`));
  }
  return design;
}

function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`--design ${source} is not valid JSON: ${reason}`, { cause: error });
  }
}
