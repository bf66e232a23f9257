import {
  applyTemplate,
  defaultDesign,
  parseBrand,
  parseDesign,
  templates,
  type Brand,
  type Design,
  type SizePresetId,
  type TemplateId,
} from "@slideloom/core/design";
import { generationLimits } from "@slideloom/core/contract/generation-limits";
import type { OnMissingMedia } from "@slideloom/core/contract/public-render";
import {
  type Compression,
  type ImageType,
  listTypesWith,
  outputs,
  type OutputType,
  qualityRange,
  scaleRange,
} from "@slideloom/core/outputs";
import { InvalidArgumentError } from "commander";
import type { CommandIo } from "./command-io.ts";
import { CommandError } from "./command-error.ts";
import { findImageFolder, isImagePath } from "./local-images.ts";
import { readBrandImage } from "./read-brand-image.ts";
import { buildMessageLine } from "./message-line.ts";
import { readInput } from "./read-input.ts";

export const missingMediaChoices = ["warn", "fail"] as const satisfies readonly OnMissingMedia[];

/** Parsed options of `slideloom render`. */
export interface RenderCommandOptions {
  out: string;
  format: SizePresetId;
  template?: TemplateId;
  /** Path of a file with design settings. */
  design?: string;
  brand?: string;
  /** Number of the only slide to render, from 1; all slides if absent. */
  slide?: number;
  type: OutputType;
  scale: number;
  /** Quality of JPEG, WebP, PDF and PPTX files, 1 to 100. */
  quality?: number;
  compression?: Compression;
  single?: boolean;
  image?: ImageType;
  /** Adds captions, descriptions and the manifest to the ZIP. */
  texts?: boolean;
  /** Exports presentation slides as images, without editable text. */
  flat?: boolean;
  onMissingMedia: OnMissingMedia;
}

/** Parses a template id or name, ignoring case. */
export function parseTemplate(value: string): TemplateId {
  const wanted = value.trim().toLowerCase();
  const found = templates.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found) return found.id;
  throw new InvalidArgumentError(
    `Allowed choices are ${templates.map(({ id }) => id).join(", ")}.`,
  );
}

/** Parses a one-based slide number. */
export function parseSlideNumber(value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("The value must be a whole number, at least 1.");
}

export function parseSlideCount(value: string): number {
  const { min, max } = generationLimits.slides;
  const count = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  if (count >= min && count <= max) return count;
  throw new InvalidArgumentError(`The value must be a whole number from ${min} to ${max}.`);
}

/** Parses a scale, in device pixels per CSS px. */
export function parseScale(value: string): number {
  const scale = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (scale >= scaleRange.min && scale <= scaleRange.max) return scale;
  throw new InvalidArgumentError(
    `The value must be a number from ${scaleRange.min} to ${scaleRange.max}.`,
  );
}

export function parseQuality(value: string): number {
  const { min, max } = qualityRange;
  const quality = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (quality >= min && quality <= max) return quality;
  throw new InvalidArgumentError(`The value must be a whole number from ${min} to ${max}.`);
}

/** Throws if an option doesn't apply to the output type. */
export function requireTypeOptions(
  options: Pick<RenderCommandOptions, "type" | "slide" | "image" | "texts" | "flat">,
) {
  const { type } = options;
  const lacks = (option: "slide" | "image" | "texts" | "flat") =>
    options[option] !== undefined && !outputs[type].options.includes(option);
  if (lacks("slide")) {
    throw new CommandError(
      `--slide cannot be combined with --type ${type}, which contains every slide`,
    );
  }
  for (const option of ["texts", "image", "flat"] as const) {
    if (lacks(option)) {
      throw new CommandError(
        `--${option} works only with --type ${listTypesWith(option).join(", ")}`,
      );
    }
  }
}

/** Returns the template's design, or the default, with the file's settings applied. */
export async function readDesign(
  { template, design: source }: Pick<RenderCommandOptions, "template" | "design">,
  io: CommandIo,
): Promise<Design> {
  const base = template ? applyTemplate(defaultDesign, template) : defaultDesign;
  if (source === undefined) return base;
  const saved = await readSettings("--design", source, io);
  const { design, warnings } = parseDesign({ ...base, ...saved });
  for (const warning of warnings) {
    io.stderr.write(buildMessageLine("warning", `--design ${source}: ${warning}`));
  }
  return design;
}

const drawnBrandKeys = [
  "name",
  "handle",
  "website",
  "avatar",
  "avatarDark",
  "portrait",
  "placement",
] as const;

/** Reads a brand from a file, or returns null if no file is given. By default, the brand appears on every slide. */
export async function readBrand(
  { brand: source }: Pick<RenderCommandOptions, "brand">,
  io: CommandIo,
): Promise<Brand | null> {
  if (source === undefined) return null;
  const saved: Partial<Record<string, unknown>> = {
    placement: "all",
    ...(await readSettings("--brand", source, io)),
  };
  for (const key of ["avatar", "avatarDark", "portrait"] as const) {
    const path = saved[key];
    if (typeof path === "string" && isImagePath(path)) {
      saved[key] = await readBrandImage(findImageFolder(source), path, key).catch(
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          throw new CommandError(`--brand ${source}: '${key}' can't be read: ${path}: ${reason}`);
        },
      );
    }
  }
  const brand = parseBrand(saved);
  for (const key of drawnBrandKeys) {
    if ((saved[key] ?? null) === null || saved[key] === brand[key]) continue;
    const message = `--brand ${source}: '${key}' isn't valid, so it was changed or left out`;
    io.stderr.write(buildMessageLine("warning", message));
  }
  return brand;
}

async function readSettings(option: string, source: string, io: CommandIo): Promise<object> {
  const settings = parseJson(await readInput(source, io), `${option} ${source}`);
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    throw new CommandError(`${option} ${source} is not a JSON object`);
  }
  return settings;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${name} is not valid JSON: ${reason}`, { cause: error });
  }
}
