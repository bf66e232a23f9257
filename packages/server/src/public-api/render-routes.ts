import { renderFormSchema, type RenderForm, type RenderWarning } from "@slideloom/core/contract";
import { applyTemplate, defaultDesign, parseDesign, templates } from "@slideloom/core/design";
import type { Design } from "@slideloom/core/design";
import type { ParseResult, Post } from "@slideloom/core/document";
import { parsePost } from "@slideloom/core/document";
import { exportMarkdown } from "@slideloom/core/export";
import { documentFileName, slideFileName, zipFileName } from "@slideloom/core/slide";
import { documentMediaTypes, type ImageType, type SlideJob } from "@slideloom/renderer";
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
      const { type, scale, slide, image } = request.body;
      const { job, warnings } = await readJob(context, getKeyOwner(request).id, request.body);
      const fileType = type ?? "png";
      const { bytes, layouts, name } = await drawFile(context.drawing, job, {
        type: fileType,
        scale: scale ?? exportScale,
        slide: slide ?? 1,
        image: image ?? "png",
      });
      const header = buildWarningsHeader([...listLayoutWarnings(layouts), ...warnings]);
      if (header !== null) void reply.header("x-render-warnings", header);
      return reply
        .type(mediaTypes[fileType])
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(bytes);
    },
  );
}

async function drawFile(
  drawing: DrawService,
  job: SlideJob,
  {
    type,
    scale,
    slide,
    image,
  }: { type: keyof typeof mediaTypes; scale: number; slide: number; image: ImageType },
): Promise<DrawnFile & { name: string }> {
  const { title } = job.post;
  switch (type) {
    case "zip":
      return { ...(await drawing.drawZip(job, { scale, type: image })), name: zipFileName(title) };
    case "pdf":
    case "pptx": {
      const drawn = await drawing.drawDocument(type, job, { scale });
      return { ...drawn, name: documentFileName(title, type) };
    }
    case "md": {
      const bytes = Buffer.from(exportMarkdown(job.post, job.mediaUrls));
      return { bytes, layouts: [], name: documentFileName(title, type) };
    }
    default: {
      const drawn = await drawing.drawSlide(chooseSlide(job, slide), { type, scale });
      return { ...drawn, name: slideFileName(slide, type) };
    }
  }
}

/** What a request asks to draw, and what of it is doubtful. */
async function readJob(
  { carousels }: Pick<Context, "carousels">,
  accountId: string,
  form: RenderForm,
): Promise<{ job: SlideJob; warnings: RenderWarning[] }> {
  const saved = await readSource(carousels, accountId, form);
  const { design, warnings } = readDesign(form.design ?? {}, saved.job.design);
  return {
    job: {
      ...saved.job,
      design,
      format: form.network ?? saved.job.format,
      postType: form.format ?? saved.job.postType,
    },
    warnings: [...warnings, ...saved.warnings].map((message) => ({ message })),
  };
}

/** The post that a request brings or names, before the request's own choices. */
async function readSource(
  carousels: Context["carousels"],
  accountId: string,
  { post, carousel_id }: RenderForm,
): Promise<{ job: SlideJob; warnings: string[] }> {
  if (post != null) {
    const result = readPost(post);
    return { job: buildPostJob(requirePost(result)), warnings: listMessages(result) };
  }
  const { id } = carouselParamsSchema.parse({ id: carousel_id });
  const { draft } = await carousels.get(accountId, id);
  const result = parsePost(draft.jsonInput);
  return { job: buildDraftJob(draft, requirePost(result)), warnings: listMessages(result) };
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
