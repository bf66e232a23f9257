import { isImageType } from "@slideloom/core/outputs";
import type { RenderedSlide, SlideJob, SlideLayout } from "@slideloom/renderer";
import { countNoun } from "@slideloom/core/text";
import { z } from "zod";
import type { DrawService } from "../drawing/draw-service.ts";
import { listLayoutWarnings } from "../drawing/layout-warnings.ts";
import { describeMissingMedia, listMissingMedia } from "../drawing/missing-media.ts";
import {
  buildFileOptions,
  buildPlanJob,
  buildRenderOptions,
  listPlannedSlides,
  type RenderPlan,
} from "../drawing/outputs.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { parseJson } from "../db/parse-json.ts";
import { nameAccount } from "../turns/party.ts";
import { JobError } from "./job-error.ts";
import {
  findPost,
  getImageNumber,
  resultParts,
  type JobRun,
  type SlideProgress,
} from "./job-state.ts";
import { buildResultKey } from "./result-links.ts";

/** Layout of a rendered slide, stored until all slides are joined. */
const storedLayoutSchema = z.object({
  version: z.string(),
  layout: z.custom<SlideLayout>((value) => slideLayoutShape.safeParse(value).success),
});
const slideLayoutShape = z.looseObject({
  widthPx: z.number().positive(),
  heightPx: z.number().positive(),
  texts: z.array(z.looseObject({})),
  media: z.array(z.looseObject({})),
});

/** Error codes of a single slide. The other slides are rendered anyway. */
const slideErrors: readonly unknown[] = ["render-failed", "render-too-heavy"];

interface DrawSteps {
  save: () => Promise<void>;
  signal: AbortSignal;
}

export interface JobDrawingSettings {
  /** The product's version, because another one may lay out slides differently. */
  version: string;
  blobs: BlobStore;
  drawing: Pick<DrawService, "drawSlide" | "joinSlides">;
}

/** Renders the slides of jobs into blob storage, each once, and joins them if one file was requested. */
export class JobDrawing {
  readonly #settings: JobDrawingSettings;

  constructor(settings: JobDrawingSettings) {
    this.#settings = settings;
  }

  /** Renders the remaining slides. Returns a message about failed slides, or null. */
  async draw(run: JobRun, { save, signal }: DrawSteps): Promise<string | null> {
    const { plan } = run.input;
    if (!plan) return null;
    const post = findPost(run);
    if (!post) throw new JobError("job-unreadable");
    const jobs = listPlannedSlides(plan, post);
    const known = await this.#listUsableSlides(run, plan);
    run.progress.slides = jobs.map(
      ({ slideIndex }, index) =>
        known[index] ?? {
          slide: slideIndex + 1,
          picture: plan.slide ?? index + 1,
          status: "queued",
        },
    );
    await save();
    for (const [index, job] of jobs.entries()) {
      const slide = run.progress.slides[index];
      if (slide?.status !== "queued") continue;
      const drawn = await this.#drawSlide(run, job, {
        plan,
        signal,
        picture: getImageNumber(slide),
      });
      run.progress.slides[index] = { ...drawn, picture: getImageNumber(slide) };
      await save();
    }
    const failed = run.progress.slides.filter(({ status }) => status === "failed");
    const missing = failed.flatMap(({ missingMedia = [] }) => missingMedia);
    if (missing.length > 0) return describeMissingMedia(missing);
    if (failed.length > 0) {
      return `${failed.length} of ${countNoun(jobs.length, "slide")} couldn't be rendered. ${failed[0]?.message}`;
    }
    await this.#join(run, { plan, signal }, post);
    return null;
  }

  /** Deletes the slides' own files after they were joined into one file. */
  async deleteDrafts({ id, input, progress }: JobRun): Promise<void> {
    if (!input.plan || isImageType(input.plan.type)) return;
    await this.#delete(id, listSlideParts(progress.slides));
  }

  async deleteAll(id: string, slides: readonly SlideProgress[]): Promise<void> {
    await this.#delete(id, [resultParts.file, ...listSlideParts(slides)]);
  }

  async #drawSlide(
    run: JobRun,
    job: SlideJob,
    { plan, signal, picture }: { plan: RenderPlan; signal: AbortSignal; picture: number },
  ): Promise<SlideProgress> {
    const slide = job.slideIndex + 1;
    try {
      const { drawing } = this.#settings;
      const kept = { ...plan, compression: plan.compression ?? "small" };
      const { bytes, layout } = await drawing.drawSlide(job, buildRenderOptions(kept), {
        by: nameAccount(run.accountId),
        signal,
      });
      const missingMedia = plan.onMissingMedia === "fail" ? listMissingMedia([layout]) : [];
      if (missingMedia.length > 0) {
        const message = describeMissingMedia(missingMedia);
        return { slide, status: "failed", message, missingMedia };
      }
      await this.#put(run, resultParts.slide(picture), bytes);
      if (!isImageType(plan.type)) {
        const stored = { version: this.#settings.version, layout };
        await this.#put(run, resultParts.layout(picture), Buffer.from(JSON.stringify(stored)));
      }
      run.progress.warnings.push(...listLayoutWarnings([layout]));
      const [width = 0, height = 0] = [layout.widthPx, layout.heightPx].map((px) =>
        Math.round(px * plan.scale),
      );
      return { slide, status: "done", width, height };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && slideErrors.includes(error.code))) {
        throw error;
      }
      return { slide, status: "failed", message: error.message };
    }
  }

  async #join(
    run: JobRun,
    { plan, signal }: { plan: RenderPlan; signal: AbortSignal },
    post: SlideJob["post"],
  ): Promise<void> {
    const { type } = plan;
    if (isImageType(type)) return;
    const slides: RenderedSlide[] = [];
    for (const slide of run.progress.slides) {
      const bytes = await this.#read(run.id, resultParts.slide(getImageNumber(slide)));
      const layout = await this.#findLayout(run.id, getImageNumber(slide));
      if (!layout)
        throw new Error(`The layout of slide ${slide.slide} of job ${run.id} is missing.`);
      slides.push({ bytes, layout });
    }
    run.sizeBytes = 0;
    const file = { type, slides, job: buildPlanJob(plan, post), options: buildFileOptions(plan) };
    const turn = { by: nameAccount(run.accountId), signal };
    await this.#put(run, resultParts.file, await this.#settings.drawing.joinSlides(file, turn));
  }

  /** Returns the finished slides; those laid out by another version are rendered again. */
  async #listUsableSlides({ id, progress }: JobRun, plan: RenderPlan): Promise<SlideProgress[]> {
    if (isImageType(plan.type)) return progress.slides;
    return Promise.all(
      progress.slides.map(async (slide) =>
        slide.status === "done" && !(await this.#findLayout(id, getImageNumber(slide)))
          ? { slide: slide.slide, picture: getImageNumber(slide), status: "queued" as const }
          : slide,
      ),
    );
  }

  /** Returns the stored layout of an image; null if this version of the product stored none. */
  async #findLayout(id: string, picture: number): Promise<SlideLayout | null> {
    const bytes = await this.#settings.blobs.find(buildResultKey(id, resultParts.layout(picture)));
    const stored = bytes && storedLayoutSchema.safeParse(parseJson(Buffer.from(bytes).toString()));
    return stored?.success && stored.data.version === this.#settings.version
      ? stored.data.layout
      : null;
  }

  async #put(run: JobRun, part: string, bytes: Uint8Array): Promise<void> {
    await this.#settings.blobs.put(buildResultKey(run.id, part), bytes);
    run.sizeBytes += bytes.byteLength;
  }

  async #read(id: string, part: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.#settings.blobs.find(buildResultKey(id, part));
    if (!bytes) throw new Error(`The ${part} of job ${id} is missing.`);
    return new Uint8Array(bytes);
  }

  async #delete(id: string, parts: readonly string[]): Promise<void> {
    for (const part of parts) await this.#settings.blobs.delete(buildResultKey(id, part));
  }
}

const listSlideParts = (slides: readonly SlideProgress[]) =>
  slides
    .map(getImageNumber)
    .flatMap((picture) => [resultParts.slide(picture), resultParts.layout(picture)]);
