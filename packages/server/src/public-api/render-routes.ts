import {
  renderFormSchema,
  type PublicPost,
  type RenderForm,
  type RenderWarning,
} from "@slideloom/core/contract";
import { applyTemplate, defaultDesign, parseDesign, templates } from "@slideloom/core/design";
import type { Design } from "@slideloom/core/design";
import type { ParseResult, Post } from "@slideloom/core/document";
import { parsePost } from "@slideloom/core/document";
import { exportMarkdown } from "@slideloom/core/export";
import { documentFileName, slideFileName, zipFileName } from "@slideloom/core/slide";
import { documentMediaTypes, type SlideJob } from "@slideloom/renderer";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { carouselParamsSchema } from "../carousels/carousel-routes.ts";
import type { Context } from "../context.ts";
import { buildDraftJob } from "../drawing/draft-job.ts";
import type { DrawnFile, DrawService } from "../drawing/draw-service.ts";
import { createKeyRequirement, getKeyOwner } from "../http/authentication.ts";
import { HttpError } from "../http/http-error.ts";
import { keySecurity } from "./openapi.ts";
import { readPost } from "./read-post.ts";
import { buildWarningsHeader, listLayoutWarnings } from "./render-warnings.ts";

const mediaTypes = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  ...documentMediaTypes,
  md: "text/markdown",
  zip: "application/zip",
} as const;

const defaultType = "png";
const exportScale = 2;

/** `POST /api/v1/render`: a post's slides as pictures, the same as the editor's downloads. */
export function registerRender(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/v1/render",
    {
      onRequest: createKeyRequirement(context, "render"),
      schema: {
        operationId: "renderPost",
        summary:
          "The slides of a post as a picture, a PDF, a presentation or a ZIP, for no credits",
        description:
          "Draws a `post` or a saved carousel (`carousel_id`) with the same pixels as the editor's download. What people should look at, such as text that did not fit, is listed in `X-Render-Warnings`.",
        tags: ["Posts"],
        security: keySecurity,
        body: renderFormSchema,
        response: {
          200: {
            description: "The file.",
            content: Object.fromEntries(
              Object.values(mediaTypes).map((type) => [type, { schema: z.any() }]),
            ),
          },
        },
      },
    },
    async (request, reply) => {
      const form = request.body;
      const source = await readSource(context.carousels, getKeyOwner(request).id, form);
      const { job, warnings } = buildFormJob(source, form);
      const { bytes, layouts, name, mediaType } = await drawForm(context.drawing, job, form);
      const header = buildWarningsHeader([...listLayoutWarnings(layouts), ...warnings]);
      if (header !== null) void reply.header("x-render-warnings", header);
      return reply
        .type(mediaType)
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(bytes);
    },
  );
}

/** Draws the file that a request asks for. */
export async function drawForm(
  drawing: DrawService,
  job: SlideJob,
  form: Pick<RenderForm, "type" | "scale" | "slide" | "image">,
): Promise<DrawnFile & { name: string; mediaType: string }> {
  const type = form.type ?? defaultType;
  const scale = form.scale ?? exportScale;
  const slide = form.slide ?? 1;
  const image = form.image ?? defaultType;
  const mediaType = mediaTypes[type];
  const { title } = job.post;
  switch (type) {
    case "zip": {
      const drawn = await drawing.drawZip(job, { scale, type: image });
      return { ...drawn, name: zipFileName(title), mediaType };
    }
    case "pdf":
    case "pptx": {
      const drawn = await drawing.drawDocument(type, job, { scale });
      return { ...drawn, name: documentFileName(title, type), mediaType };
    }
    case "md": {
      const bytes = Buffer.from(exportMarkdown(job.post, job.mediaUrls));
      const name = documentFileName(title, type);
      return { bytes, layouts: [], name, mediaType: `${mediaType}; charset=utf-8` };
    }
    default: {
      const drawn = await drawing.drawSlide(chooseSlide(job, slide), { type, scale });
      return { ...drawn, name: slideFileName(slide, type), mediaType };
    }
  }
}

/** A post to draw, and what of it is doubtful. */
interface JobSource {
  job: SlideJob;
  warnings: string[];
}

/** What a request asks to draw: its own choices over those of the source. */
export function buildFormJob(
  source: JobSource,
  form: RenderForm,
): { job: SlideJob; warnings: RenderWarning[] } {
  const { design, warnings } = readDesign(form.design ?? {}, source.job.design);
  return {
    job: {
      ...source.job,
      design,
      format: form.network ?? source.job.format,
      postType: form.format ?? source.job.postType,
    },
    warnings: [...warnings, ...source.warnings].map((message) => ({ message })),
  };
}

/** The post that a request brings or names, before the request's own choices. */
async function readSource(
  carousels: Context["carousels"],
  accountId: string,
  { post, carousel_id }: RenderForm,
): Promise<JobSource> {
  if (post != null) return buildPostSource(post);
  const { id } = carouselParamsSchema.parse({ id: carousel_id });
  const { draft } = await carousels.get(accountId, id);
  const result = parsePost(draft.jsonInput);
  return { job: buildDraftJob(draft, requirePost(result)), warnings: listMessages(result) };
}

/** The post that a request brings. Throws 422 where it is invalid. */
export function buildPostSource(post: PublicPost): JobSource {
  const result = readPost(post);
  return { job: buildPostJob(requirePost(result)), warnings: listMessages(result) };
}

function requirePost(result: ParseResult): Post {
  if (result.ok) return result.post;
  throw new HttpError(422, result.error.message, "Invalid post");
}

const listMessages = ({ warnings }: ParseResult) => warnings.map(({ message }) => message);

const buildPostJob = (post: Post): SlideJob => ({
  post,
  design: defaultDesign,
  format: "linkedin",
  postType: "carousel",
  slideIndex: 0,
  mediaUrls: {},
});

/** Settings over a design; those of a template come first. */
function readDesign(
  { template: wanted, ...settings }: Record<string, unknown>,
  base: Design,
): { design: Design; warnings: string[] } {
  const name = String(wanted ?? "")
    .trim()
    .toLowerCase();
  const template = templates.find((one) => one.id === name || one.name.toLowerCase() === name);
  const { design, warnings } = parseDesign({
    ...(template ? applyTemplate(base, template.id) : base),
    ...settings,
  });
  const choices = templates.map(({ id }) => id).join(", ");
  const isUnknown = name !== "" && !template;
  const unknown = isUnknown ? [`Unknown template: choose one of ${choices}`] : [];
  return { design, warnings: [...unknown, ...warnings] };
}

/** The job of one slide, from 1. Throws 400 where the post has none of that number. */
function chooseSlide(job: SlideJob, slide: number): SlideJob {
  const count = job.postType === "single" ? 1 : job.post.content.length;
  if (slide <= count) return { ...job, slideIndex: slide - 1 };
  const slides = count === 1 ? "1 slide" : `${count} slides`;
  throw new HttpError(400, `The slide field is out of range: the post has ${slides}.`);
}
