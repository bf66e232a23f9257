import { itemTypes } from "@slideloom/core/blocks";
import { limitPost } from "@slideloom/core/contract/public-post";
import { type Issue, postLimits, type Slide } from "@slideloom/core/document";
import { carouselLayoutNames, slideAligns, slideGrounds } from "@slideloom/core/slide";
import { z } from "zod";
import { changeSlide } from "../change-slide.ts";
import { parseValidPost, postArgument, requirePost } from "../post-argument.ts";
import { ToolError } from "../tool-error.ts";
import { defineTool, readOnly } from "../tool.ts";

const text = z.string().max(postLimits.textBytes);
const maxBlocks = 1000;

/** The fields to change. Null removes an optional one. */
const slideChanges = {
  header: text.optional(),
  description: z
    .array(z.strictObject({ type: z.enum(itemTypes), value: text }))
    .max(maxBlocks)
    .optional(),
  summary: text.nullish(),
  layout: z.enum(carouselLayoutNames).nullish(),
  ground: z.enum(slideGrounds).nullish(),
  align: z.enum(slideAligns).nullish(),
  // Not validated here, because errors from validating the whole post are more precise.
  media: limitPost(z.unknown()).optional(),
  prompt: text.nullish(),
  alt: text.nullish(),
  sources: z.array(z.string().max(20)).max(postLimits.citedPassages).nullish(),
} satisfies Record<keyof Slide, z.ZodType>;

/** Changes a post that isn't saved. `update_carousel` changes saved ones, with less to send. */
export const updateSlide = defineTool({
  name: "update_slide",
  title: "Update a slide",
  description: "Changes fields of one slide of a post, and returns the post. Free.",
  isUnlisted: true,
  input: { post: postArgument, slide: z.int().min(1), ...slideChanges },
  scope: null,
  annotations: readOnly,
  async run({ post: sent, slide: number, ...changes }, call) {
    const post = await requirePost(sent, call);
    const current = post.content[number - 1];
    if (!current) {
      throw new ToolError(`There is no slide ${number}: the post has ${post.content.length}.`);
    }
    const { slide, warnings } = changeSlide(current, changes, number);
    const content = post.content.with(number - 1, slide as unknown as Slide);
    const changed = await parseValidPost({ ...post, content }, call);
    const isOfSlide = ({ path }: Issue) => path[0] === "content" && path[1] === number - 1;
    return {
      data: { post: changed.post },
      warnings: [...warnings, ...changed.warnings.filter(isOfSlide).map(({ message }) => message)],
    };
  },
});
