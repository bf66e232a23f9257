import { z } from "zod";
import { sizePresetIds } from "../design/index.ts";
import { designLimits } from "../carousel/design-limits.ts";
import { limitJson } from "../document/limit-json.ts";
import { samplePost } from "../document/sample-post.ts";
import {
  compressions,
  fileTypes,
  imageTypes,
  listTypesWith,
  outputGuide,
  outputs,
  outputTypes,
  qualityRange,
  scaleRange,
} from "../outputs/outputs.ts";
import { slideRangePattern } from "../outputs/slide-range.ts";
import { embeddedLimits, fitsMediaUrl, maxMediaUrlLength } from "../media/data-url.ts";
import { callFields } from "./public-call.ts";
import { publicPostSchema } from "./public-post.ts";

/** Handling of images that can't be loaded. */
export const onMissingMedia = ["warn", "fail"] as const;

export type OnMissingMedia = (typeof onMissingMedia)[number];

const qualityMessage = `The quality field must be a whole number from ${qualityRange.min} to ${qualityRange.max}.`;
const scaleMessage = `The scale field must be a number from ${scaleRange.min} to ${scaleRange.max}.`;
const rangeMessage = "The slides field must be numbers and ranges, such as 2-4,7.";
const slideMessage = "The slide field must be a whole number from 1.";

/** Design settings, read by `parseDesign`, which ignores invalid ones with a warning. */
export const designSettingsSchema = limitJson(
  z.looseObject({}, "The design field must be a JSON object."),
  designLimits,
  "The design field can have up to 1,000 values.",
);

/** Options for drawing a post. Absent and null both mean a field's default. */
const renderChoices = {
  design: designSettingsSchema.nullish().meta({
    description:
      "Design settings, as the editor exports them. All are optional. `template` applies all settings of a template.",
    examples: [{ template: "bold", primaryColor: "#0f766e" }],
  }),
  network: z
    .enum(sizePresetIds, `The network field must be one of ${sizePresetIds.join(", ")}.`)
    .nullish()
    .meta({
      description: "The network whose image size is used, `linkedin` by default.",
      examples: ["linkedin"],
    }),
  type: z
    .enum(outputTypes, `The type field must be one of ${outputTypes.join(", ")}.`)
    .nullish()
    .meta({
      description: `The file type, \`png\` by default: ${outputGuide}.`,
      examples: ["png"],
    }),
  image: z
    .enum(imageTypes, `The image field must be one of ${imageTypes.join(", ")}.`)
    .nullish()
    .meta({ description: "The type of the images in a `zip`, `png` by default." }),
  texts: z.boolean("The texts field must be true or false.").nullish().meta({
    description:
      "`true` adds the caption, a description of each image and a list of all files with their sizes to a `zip`.",
  }),
  flat: z.boolean("The flat field must be true or false.").nullish().meta({
    description:
      "`true` makes each slide of a `pptx` one image. By default, text and charts can be edited.",
  }),
  scale: z
    .number(scaleMessage)
    .min(scaleRange.min, scaleMessage)
    .max(scaleRange.max, scaleMessage)
    .nullish()
    .meta({
      description: `Image pixels per CSS pixel, from ${scaleRange.min} to ${scaleRange.max}. The default, ${scaleRange.default}, gives images of 1080x1350 pixels for \`linkedin\`.`,
      examples: [2],
    }),
  quality: z
    .int(qualityMessage)
    .min(qualityRange.min, qualityMessage)
    .max(qualityRange.max, qualityMessage)
    .nullish()
    .meta({
      description: `Quality of JPEG and WebP images and of the images in a PDF, from ${qualityRange.min} to ${qualityRange.max}. The default is ${qualityRange.default}.`,
      examples: [90],
    }),
  compression: z
    .enum(compressions, `The compression field must be ${compressions.join(" or ")}.`)
    .nullish()
    .meta({
      description:
        "How PNG files are compressed. `fast` takes a third of the time, but files are 10 to 40% larger. Both give the same image. The default is `small` for jobs and `fast` for other requests.",
    }),
  slide: z.int(slideMessage).min(1, slideMessage).nullish().meta({
    description:
      "The number of the slide to render as an image, from 1. By default, a job renders every slide, and other requests render the first.",
  }),
  slides: z
    .string(rangeMessage)
    .regex(slideRangePattern, rangeMessage)
    .max(200, rangeMessage)
    .nullish()
    .meta({
      description: "The numbers of the slides in a `sheet`, such as `2-4,7`. All by default.",
      examples: ["2-4,7"],
    }),
  on_missing_media: z
    .enum(onMissingMedia, `The on_missing_media field must be ${onMissingMedia.join(" or ")}.`)
    .nullish()
    .meta({
      description:
        "What happens if an image can't be loaded. `warn`, the default, shows a placeholder and adds a warning with the slide, the URL and the cause. `fail` returns 422, or fails the job, with the same message.",
    }),
};

/** Highest number of a slide plus one in stored carousels. */
const maxNumberedSlides = 9999;
const urlMessage =
  "Each URL in the media_urls field can have at most 2048 characters. The data: URL of an image can have up to 5 MB.";

/** Media of a request, by slide number from 1. */
export const publicMediaUrlsSchema = limitJson(
  z.record(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, "The keys of the media_urls field must be slide numbers, from 1."),
    z
      .string("The media_urls field must contain URLs.")
      .max(maxMediaUrlLength, urlMessage)
      .refine(fitsMediaUrl, urlMessage),
    "The media_urls field must be an object with slide numbers as keys and URLs as values.",
  ),
  { values: maxNumberedSlides, depth: 1, characters: embeddedLimits.bodyBytes },
  `The media_urls field can have up to ${maxNumberedSlides} URLs.`,
);

type Choices = z.output<z.ZodObject<typeof renderChoices>>;

/** Returns a check for `refine`: if the option is set, the output type must support it. */
const takes =
  (option: "slide" | "slides" | "image" | "texts" | "flat") =>
  ({ type, [option]: value }: Choices) =>
    !value || outputs[type ?? "png"].options.includes(option);

const slideRule = {
  path: ["slide"],
  error: `The slide field can't be combined with the types ${fileTypes.join(", ")}, which contain every slide.`,
};
const ruleOf = (option: "slides" | "image" | "texts" | "flat") => ({
  path: [option],
  error: `The ${option} field can be used only with type ${listTypesWith(option).join(" or ")}.`,
});

/** The `render` field of `POST /api/v1/generate`. */
export const renderChoicesSchema = z
  .object(renderChoices, "The render field must be a JSON object.")
  .refine(takes("slide"), slideRule)
  .refine(takes("slides"), ruleOf("slides"))
  .refine(takes("image"), ruleOf("image"))
  .refine(takes("texts"), ruleOf("texts"))
  .refine(takes("flat"), ruleOf("flat"));

export type RenderChoices = z.output<typeof renderChoicesSchema>;

/** `POST /api/v1/render`. Absent and null both mean a field's default. */
export const renderRequestSchema = z
  .object({
    post: publicPostSchema.nullish().meta({
      description:
        "A post: a JSON object, or JSON text such as the `content` that `generate` returns.",
      examples: [samplePost],
    }),
    carousel_id: z.string("The carousel_id field must be text.").max(100).nullish().meta({
      description:
        "The `id` of a saved carousel to render, with its design and images. Send it instead of `post`.",
    }),
    brand_id: z.string("The brand_id field must be text.").max(100).nullish().meta({
      description:
        "Id of a brand kit. Its brand is on the slides; its colours and fonts apply where `design` sets none.",
    }),
    format: z
      .enum(["carousel", "single"], "The format field must be carousel or single.")
      .nullish()
      .meta({
        description: "`carousel`, the default, or `single` for a post with one slide.",
      }),
    media_urls: publicMediaUrlsSchema.nullish().meta({
      description:
        "The image of each slide, by slide number from 1: a URL, a `data:` URL, or the path of an upload.",
    }),
    ...renderChoices,
    ...callFields,
  })
  .refine(({ post, carousel_id }) => post != null || carousel_id != null, {
    path: ["post"],
    error: "The post field is required.",
  })
  .refine(({ post, carousel_id }) => post == null || carousel_id == null, {
    path: ["carousel_id"],
    error: "The carousel_id field can't be combined with post.",
  })
  .refine(takes("slide"), slideRule)
  .refine(takes("slides"), ruleOf("slides"))
  .refine(takes("image"), ruleOf("image"))
  .refine(takes("texts"), ruleOf("texts"))
  .refine(takes("flat"), ruleOf("flat"));

/** `POST /api/v1/render`, validated. */
export type RenderRequest = z.output<typeof renderRequestSchema>;

/** A problem in a drawn slide that a person should check; slides and items count from 1. */
export const renderWarningSchema = z.object({
  slide: z.int().positive().optional(),
  item: z.int().positive().optional(),
  message: z.string(),
});

export type RenderWarning = z.infer<typeof renderWarningSchema>;
