import type { PublicCarousel } from "@slideloom/core/contract/public-carousels";
import { sizePresetIds } from "@slideloom/core/design";
import { limitPost } from "@slideloom/core/contract/public-post";
import type { Post } from "@slideloom/core/document";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import {
  applyOperation,
  listMedia,
  pairSlides,
  slideOperations,
  type SlideList,
  type SlideOperation,
} from "../apply-operations.ts";
import { carouselId } from "../arguments.ts";
import { brandArgument } from "../brand-design.ts";
import { readContent } from "../carousel-content.ts";
import { parseValidPost } from "../post-argument.ts";
import { adds, defineTool, type ToolCall } from "../tool.ts";
import { ApiRefusal, ToolError } from "../tool-error.ts";
import { editorPath } from "./draw-arguments.ts";

const otherOperations = [
  "replace_post",
  "set_design",
  "set_title",
  "set_network",
  "restore_version",
] as const;

const maxOperations = 50;

const operation = z.strictObject({
  op: z.enum([...slideOperations, ...otherOperations]),
  slide: z.int().min(1).optional(),
  to: z.int().min(1).optional(),
  value: limitPost(z.unknown()).optional(),
});

type Operation = z.output<typeof operation>;

const operations = z
  .array(operation)
  .min(1)
  .max(maxOperations)
  .meta({
    description:
      "In order. set_slide: `value` has fields of `slide`, null removes one. insert_slide: `value` is a slide, put at `slide`. move_slide: from `slide` to `to`. remove_slide. replace_post: a post. set_design: settings. set_title, set_network: text. restore_version: its number, alone.",
    examples: [[{ op: "set_slide", slide: 3, value: { header: "Steep for 3 minutes" } }]],
  });

export function createUpdateCarousel(api: ApiClient) {
  return defineTool({
    name: "update_carousel",
    title: "Change a saved carousel",
    description: "Applies operations and saves a new version; earlier versions are kept. Free.",
    input: {
      carousel_id: carouselId,
      version: z.int().min(1).meta({ description: "That get_carousel showed." }),
      operations,
      brand_id: brandArgument,
      dry_run: z.boolean().default(false).meta({ description: "Checks only." }),
    },
    scope: "write",
    annotations: adds,
    async run({ carousel_id: id, version, operations: list, brand_id, dry_run }, call) {
      const saved = await api.call("v1.getCarousel", { params: { id } }, call.signal);
      if (saved.version !== version) throw conflict(id, saved.version, version);
      const restored = findRestored(list);
      if (restored !== null) return restore(api, { id, version, restored, dry_run }, call);
      const { form, warnings, changed } = await buildForm(saved, list, call);
      const body = { version, ...form, brand_id };
      const made = dry_run ? saved : await save(api, id, body, call.signal);
      return {
        data: { carousel_id: id, version: made.version, changed_slides: changed, dry_run },
        page: editorPath(id),
        warnings: [...warnings, ...(made.warnings ?? [])],
        next: ["preview_carousel", "export_carousel"],
      };
    },
  });
}

const conflict = (id: string, current: number, version: number) =>
  new ToolError(
    `Carousel ${id} is at version ${current}, you changed version ${version}. Call get_carousel, then send the change with version ${current}.`,
  );

type SaveBody = { version: number } & ChangedFields;

interface ChangedFields {
  post?: Record<string, unknown>;
  media_urls?: Record<string, string>;
  design?: Record<string, unknown>;
  title?: string;
  network?: (typeof sizePresetIds)[number];
  brand_id?: string | undefined;
}

async function save(
  api: ApiClient,
  id: string,
  body: SaveBody,
  signal: AbortSignal,
): Promise<PublicCarousel> {
  try {
    return await api.call("v1.updateCarousel", { params: { id }, body }, signal);
  } catch (error) {
    // Somebody saved between reading and saving.
    if (!(error instanceof ApiRefusal && error.status === 409)) throw error;
    const { version } = await api.call("v1.getCarousel", { params: { id } }, signal);
    throw conflict(id, version, body.version);
  }
}

/** Applies operations to a saved carousel, and validates the result. */
async function buildForm(
  saved: PublicCarousel,
  list: readonly Operation[],
  call: ToolCall,
): Promise<{ form: ChangedFields; warnings: string[]; changed: number[] }> {
  const { post: before, problem } = readContent(saved);
  const fields: ChangedFields = {};
  let head: Post | null = before;
  let slides: SlideList | null = before && pairSlides(before.content, saved.media_urls);
  for (const one of list) {
    if (one.op === "replace_post") {
      head = (await parseValidPost(one.value, call)).post;
      slides = pairSlides(head.content, saved.media_urls);
    } else if (isOfSlides(one)) {
      if (!slides) throw new ToolError(problem ?? "The carousel has no slides.");
      slides = applyOperation(slides, one);
    } else Object.assign(fields, readSetting(one));
  }
  const isReworded = list.some((one) => one.op === "replace_post" || isOfSlides(one));
  if (!isReworded || !head || !slides) return { form: fields, warnings: [], changed: [] };
  const content = slides.slides.map(({ slide }) => slide);
  const { post, warnings } = await parseValidPost({ ...head, content }, call);
  const changed = content.flatMap((slide, index) =>
    JSON.stringify(slide) === JSON.stringify(before?.content[index]) ? [] : [index + 1],
  );
  return {
    form: { ...fields, post: { ...post }, media_urls: listMedia(slides) },
    warnings: [...slides.warnings, ...warnings.map(({ message }) => message)],
    changed,
  };
}

const isOfSlides = (one: Operation): one is Operation & SlideOperation =>
  (slideOperations as readonly string[]).includes(one.op);

/** Returns the field that an operation sets. Throws if its value has another type. */
function readSetting({ op, value }: Operation): ChangedFields {
  if (op === "set_design") {
    if (typeof value === "object" && value !== null) return { design: { ...value } };
    throw new ToolError('set_design needs `value`, such as {"template":"bold"}.');
  }
  if (op === "set_title" && typeof value === "string") return { title: value };
  const network = sizePresetIds.find((one) => one === value);
  if (op === "set_network" && network) return { network };
  const wanted = op === "set_network" ? `one of ${sizePresetIds.join(", ")}` : "a text";
  throw new ToolError(`${op} needs \`value\`, ${wanted}.`);
}

/** Returns the number of the version to restore; null if there is no such operation. */
function findRestored(list: readonly Operation[]): number | null {
  const found = list.find(({ op }) => op === "restore_version");
  if (!found) return null;
  if (list.length > 1) throw new ToolError("restore_version must be the only operation.");
  const number = z.int().min(1).safeParse(found.value);
  if (number.success) return number.data;
  throw new ToolError("restore_version needs `value`, the number of an earlier version.");
}

async function restore(
  api: ApiClient,
  {
    id,
    version,
    restored,
    dry_run,
  }: Record<"version" | "restored", number> & {
    id: string;
    dry_run: boolean;
  },
  { signal }: ToolCall,
) {
  const params = { id, version: restored };
  const made = dry_run
    ? { version }
    : await api.call("v1.restoreVersion", { params, body: { version } }, signal);
  return {
    data: { carousel_id: id, version: made.version, restored, dry_run },
    page: editorPath(id),
    next: ["preview_carousel"],
  };
}
