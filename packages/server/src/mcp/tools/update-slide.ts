import { itemTypes } from "@slideloom/core/blocks";
import { limitPost } from "@slideloom/core/contract/public-post";
import { type Issue, postLimits, type Slide } from "@slideloom/core/document";
import {
  buildStrictJsonSchema,
  postSchema,
  slideMediaSchema,
} from "@slideloom/core/document/schema";
import { carouselLayoutNames, slideAligns, slideGrounds } from "@slideloom/core/slide";
import { z } from "zod";
import { parseValidPost, postArgument, requirePost } from "../post-argument.ts";
import { ToolError } from "../tool-error.ts";
import { defineTool, readOnly } from "../tool.ts";

const text = z.string().max(postLimits.textBytes);
const maxBlocks = 1000;

const wordFields = ["header", "description", "summary"] as const;

/** The fields to change. Null removes an optional one. */
const slideChanges = {
  header: text.optional(),
  description: z
    .array(z.strictObject({ type: z.enum(itemTypes), value: text }))
    .max(maxBlocks)
    .optional()
    .meta({ description: "All blocks of the slide, in order; they replace the current ones." }),
  summary: text.nullish().meta({ description: "Null removes the summary." }),
  layout: z.enum(carouselLayoutNames).nullish().meta({
    description: "With null, the slide's text decides the layout, which is usually best.",
  }),
  ground: z.enum(slideGrounds).nullish().meta({
    description:
      "The slide's background. With null, the template decides. `picture` needs an image in `media`.",
  }),
  align: z.enum(slideAligns).nullish().meta({
    description: "Alignment of the headline. With null, the template decides.",
  }),
  // Not validated here, because errors from validating the whole post are more precise.
  media: limitPost(z.unknown()).meta(buildStrictJsonSchema(slideMediaSchema)).optional(),
  prompt: text.nullish().meta({ description: "Null removes the prompt." }),
  alt: text.nullish().meta({
    description:
      "Alt text of the whole slide. New words remove it, unless you send it again. Null removes it.",
  }),
  sources: z.array(z.string().max(20)).max(postLimits.citedPassages).nullish().meta({
    description:
      "Ids of the source's passages that the slide's text is based on. If you change the header, blocks or summary, send the ids again, or they are removed.",
  }),
} satisfies Record<keyof Slide, z.ZodType>;

export const updateSlide = defineTool({
  name: "update_slide",
  title: "Update a slide",
  description:
    "Changes the header, blocks, summary, layout, background, alignment, image, alt text or prompt of one slide, and returns the whole post. Omitted fields keep their value; null removes a field. The `prompt` is also removed if no block repeats it. `warnings` list what is removed or ignored, such as a layout that the slide's text doesn't fit. Saves nothing. Free.",
  input: {
    post: postArgument,
    slide: z.int().min(1).meta({ description: "Number of the slide, counted from 1." }),
    ...slideChanges,
  },
  output: z.object({ post: postSchema, warnings: z.array(z.string()) }),
  annotations: readOnly,
  async run({ post: sent, slide: number, ...changes }, call) {
    const post = await requirePost(sent, call);
    const current = post.content[number - 1];
    if (!current) {
      throw new ToolError(`There is no slide ${number}: the post has ${post.content.length}.`);
    }
    const slide: Record<string, unknown> = { ...current, ...changes };
    const isReworded = wordFields.some((field) => changes[field] !== undefined);
    const outdated = (["sources", "alt"] as const).filter(
      (field) => isReworded && current[field] !== undefined && changes[field] === undefined,
    );
    for (const field of outdated) delete slide[field];
    for (const [field, value] of Object.entries(changes)) if (value === null) delete slide[field];
    const blocks = changes.description ?? current.description;
    if (!blocks.some(({ value }) => value === slide["prompt"])) delete slide["prompt"];
    const content: unknown[] = [...post.content];
    content[number - 1] = slide;
    const changed = await parseValidPost({ ...post, content }, call);
    const isOfSlide = ({ path }: Issue) => path[0] === "content" && path[1] === number - 1;
    const warnings = [
      ...outdated.map(
        (field) =>
          `Slide ${number}: '${field}' was removed, because the words changed. Send it again to keep it.`,
      ),
      ...changed.warnings.filter(isOfSlide).map(({ message }) => message),
    ];
    return { structured: { post: changed.post, warnings } };
  },
});
