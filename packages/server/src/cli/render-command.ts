import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parsePost } from "@slideloom/core/document";
import { exportMarkdown } from "@slideloom/core/export";
import {
  documentFileName,
  networksFileName,
  slideFileName,
  zipFileName,
} from "@slideloom/core/slide";
import {
  type DocumentType,
  listDoubts,
  listSlideJobs,
  type ImageType,
  type SlideJob,
  type SlideLayout,
} from "@slideloom/renderer";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { CommandError } from "./command-error.ts";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { buildIssueLine, buildMessageLine } from "./message-line.ts";
import { readInput } from "./read-input.ts";
import { imageTypes, readBrand, readDesign, type RenderCommandOptions } from "./render-options.ts";
import { describeSystemError } from "./system-error.ts";

/** Draws a post to files and prints their paths; whatever is doubtful goes to standard error. */
export async function render(
  source: string,
  options: RenderCommandOptions,
  io: CommandIo,
): Promise<ExitCode> {
  requireOneFromStdin(source, options);
  const { type } = options;
  if (!imageTypes.some((image) => image === type) && options.slide !== undefined) {
    throw new CommandError(
      `--slide cannot be combined with --type ${type}, which holds every slide`,
    );
  }
  for (const option of ["texts", "image"] as const) {
    if (options[option] && type !== "zip") throw new CommandError(`--${option} is for --type zip`);
  }
  const design = await readDesign(options, io);
  const brand = await readBrand(options, io);
  const result = parsePost(await readInput(source, io.stdin));
  for (const issue of [...(result.ok ? [] : result.issues), ...result.warnings]) {
    io.stderr.write(buildIssueLine(issue, source));
  }
  if (!result.ok) return 1;

  const job: SlideJob = {
    post: result.post,
    design,
    format: options.format,
    postType: options.single ? "single" : "carousel",
    slideIndex: 0,
    mediaUrls: {},
    ...(brand && { brand }),
  };
  const jobs = chooseJobs(job, options);
  await makeFolder(options.out);
  switch (type) {
    case "zip":
      await renderZip(job, options, io);
      break;
    case "pdf":
    case "pptx":
      await renderDocument(type, job, options, io);
      break;
    case "networks":
      await renderNetworks(job, options, io);
      break;
    case "md":
      await writeMarkdown(job, options, io);
      break;
    default:
      await renderSlides(jobs, type, options, io);
  }
  return 0;
}

/** Standard input can be read once only. */
export function requireOneFromStdin(source: string, { design, brand }: RenderCommandOptions): void {
  const readers = [
    ...(design === "-" ? ["--design"] : []),
    ...(brand === "-" ? ["--brand"] : []),
    ...(source === "-" ? ["the post"] : []),
  ];
  if (readers.length > 1) {
    throw new CommandError(`${readers.join(" and ")} cannot both come from standard input`);
  }
}

/** The pictures to draw, as a job each: those of the whole post, or the one that was asked for. */
function chooseJobs(job: SlideJob, { slide }: RenderCommandOptions): SlideJob[] {
  const jobs = listSlideJobs(job);
  if (slide === undefined) return jobs;
  const chosen = jobs[slide - 1];
  if (chosen) return [chosen];
  const slides = jobs.length === 1 ? "1 slide" : `${jobs.length} slides`;
  throw new CommandError(`--slide ${slide} is out of range: the post has ${slides}`);
}

/** Writes a picture for each job to the folder. */
export async function renderSlides(
  jobs: SlideJob[],
  type: ImageType,
  { out, scale, quality }: Pick<RenderCommandOptions, "out" | "scale" | "quality">,
  io: CommandIo,
): Promise<void> {
  const renderer = createNodeSlideRenderer();
  for (const job of jobs) {
    const { bytes, layout } = await renderer.renderSlide(job, { scale, type, quality });
    await writeResult(join(out, slideFileName(job.slideIndex + 1, type)), bytes, [layout], io);
  }
}

async function renderZip(
  job: SlideJob,
  { out, scale, quality, image, texts = false }: RenderCommandOptions,
  io: CommandIo,
): Promise<void> {
  const { zip, layouts } = await createNodeSlideRenderer().renderZip(job, {
    scale,
    quality,
    texts,
    ...(image && { type: image }),
  });
  await writeResult(join(out, zipFileName(job.post.title)), zip, layouts, io);
}

async function renderDocument(
  type: DocumentType,
  job: SlideJob,
  { out, scale, quality }: RenderCommandOptions,
  io: CommandIo,
): Promise<void> {
  const renderer = createNodeSlideRenderer();
  const { file, layouts } = await renderer.renderDocument(type, job, { scale, quality });
  await writeResult(join(out, documentFileName(job.post.title, type)), file, layouts, io);
}

async function renderNetworks(
  job: SlideJob,
  { out, scale, quality }: RenderCommandOptions,
  io: CommandIo,
): Promise<void> {
  const renderer = createNodeSlideRenderer();
  const { zip, layouts } = await renderer.renderNetworks(job, { scale, quality });
  await writeResult(join(out, networksFileName(job.post.title)), zip, layouts, io);
}

async function writeMarkdown(
  { post }: SlideJob,
  { out }: RenderCommandOptions,
  io: CommandIo,
): Promise<void> {
  const file = join(out, documentFileName(post.title, "md"));
  await writeResult(file, new TextEncoder().encode(exportMarkdown(post)), [], io);
}

export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new CommandError(`--out ${folder} cannot be made: ${describeSystemError(error)}`, {
      cause: error,
    });
  }
}

async function writeResult(
  file: string,
  bytes: Uint8Array,
  layouts: SlideLayout[],
  io: CommandIo,
): Promise<void> {
  const messages = layouts.flatMap(listDoubts).map(({ message }) => message);
  // What is laid out for several networks may fit in none.
  for (const message of new Set(messages)) io.stderr.write(buildMessageLine("warning", message));
  try {
    await writeFile(file, bytes);
  } catch (error) {
    throw new CommandError(`cannot write ${file}: ${describeSystemError(error)}`, {
      cause: error,
    });
  }
  io.stdout.write(`${file}\n`);
}
