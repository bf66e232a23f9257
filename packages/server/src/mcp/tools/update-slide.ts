import { itemTypes } from "@slideloom/core/blocks";
import { postSchema } from "@slideloom/core/document/schema";
import { z } from "zod";
import { postArgument, requirePost } from "../post-argument.ts";
import { ToolError } from "../tool-error.ts";
import { defineTool, readOnly } from "../tool.ts";

export const updateSlide = defineTool({
  name: "update_slide",
  title: "Update a slide",
  description:
    "Gives one slide of a post another header, other blocks or another summary, and returns the whole post; what is left out stays. A prompt goes with the block that repeats it. Saves nothing. Free.",
  input: {
    post: postArgument,
    slide: z.int().min(1).meta({ description: "Which slide, from 1." }),
    header: z.string().optional(),
    description: z
      .array(z.strictObject({ type: z.enum(itemTypes), value: z.string() }))
      .optional()
      .meta({ description: "The blocks that replace those of the slide." }),
    summary: z.string().nullish().meta({ description: "Null removes it." }),
  },
  output: z.object({ post: postSchema }),
  annotations: readOnly,
  run({ post: sent, slide: number, ...changes }) {
    const post = requirePost(sent);
    const current = post.content[number - 1];
    if (!current) {
      throw new ToolError(`There is no slide ${number}: the post has ${post.content.length}.`);
    }
    const slide: Record<string, unknown> = { ...current, ...changes };
    if (slide.summary === null) delete slide.summary;
    const blocks = changes.description ?? current.description;
    if (!blocks.some(({ value }) => value === slide.prompt)) delete slide.prompt;
    const content: unknown[] = [...post.content];
    content[number - 1] = slide;
    return { structured: { post: requirePost({ ...post, content }) } };
  },
});
