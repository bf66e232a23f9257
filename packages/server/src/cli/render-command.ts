import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mapImages } from "@slideloom/core/document";
import { readSentPost } from "@slideloom/core/import";
import { type ImageType, isImageType, outputFileName } from "@slideloom/core/outputs";
import {
  getImageType,
  listFileLayoutWarnings,
  listOutputJobs,
  listSlideJobs,
  type SlideJob,
  type SlideLayout,
} from "@slideloom/renderer";
import { countNoun } from "@slideloom/core/text";
import type { DrawService } from "../drawing/draw-service.ts";
import { requireMedia } from "../drawing/missing-media.ts";
import { commandTurn, createCommandDrawing } from "./command-drawing.ts";
import { CommandError } from "./command-error.ts";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { findImageFolder, listImageFaults } from "./local-images.ts";
import { buildIssueLine, buildMessageLine } from "./message-line.ts";
import { readPostInput } from "./read-input.ts";
import {
  readBrand,
  readDesign,
  requireTypeOptions,
  type RenderCommandOptions,
} from "./render-options.ts";
import { describeSystemError } from "./system-error.ts";

/** Renders a post to files and prints their paths; layout warnings go to standard error. */
export async function render(
  source: string,
  options: RenderCommandOptions,
  io: CommandIo,
): Promise<ExitCode> {
  requireOneFromStdin(source, options);
  requireTypeOptions(options);
  const design = await readDesign(options, io);
  const brand = await readBrand(options, io);
  const { result, images } = readSentPost(await readPostInput(source, io));
  for (const issue of [...(result.ok ? [] : result.issues), ...result.warnings]) {
    io.stderr.write(buildIssueLine(issue, source));
  }
  const folder = findImageFolder(source);
  const faults = result.ok ? await listImageFaults(result, folder) : [];
  for (const message of faults) io.stderr.write(buildMessageLine("error", message));
  if (!result.ok || faults.length > 0) return 1;

  const job: SlideJob = {
    post: mapImages(result.post, (url) => images.get(url) ?? url),
    design,
    format: options.format,
    postType: options.single ? "single" : "carousel",
    slideIndex: 0,
    mediaUrls: {},
    ...(brand && { brand }),
  };
  const jobs = chooseJobs(job, options);
  await makeFolder(options.out);
  const drawing = createCommandDrawing(folder);
  try {
    await writeOutput({ jobs, drawing }, options, io);
  } finally {
    await drawing.dispose();
  }
  return 0;
}

/** Throws if standard input is named twice, since it can be read only once. */
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

function chooseJobs(job: SlideJob, { slide }: RenderCommandOptions): SlideJob[] {
  const jobs = listSlideJobs(job);
  if (slide === undefined) return jobs;
  const chosen = jobs[slide - 1];
  if (chosen) return [chosen];
  throw new CommandError(
    `--slide ${slide} is out of range: the post has ${countNoun(jobs.length, "slide")}`,
  );
}

/** A post's drawing jobs, and what draws them. */
interface DrawnPost {
  jobs: SlideJob[];
  drawing: DrawService;
}

export async function writeOutput(
  post: DrawnPost,
  options: RenderCommandOptions,
  io: CommandIo,
): Promise<void> {
  const { type, out } = options;
  if (isImageType(type)) return writePictures(post, type, options, io);
  const { drawing } = post;
  const [job] = post.jobs;
  if (!job) throw new CommandError("the post has no slides");
  const { scale, quality, compression, image } = options;
  const picture = { scale, quality, compression, type: getImageType(type, image) };
  const slides = await drawing.drawSlides(listOutputJobs(type, job, options), picture, commandTurn);
  const bytes = await drawing.joinSlides({ type, slides, job, options }, commandTurn);
  const layouts = slides.map(({ layout }) => layout);
  const file = join(out, outputFileName(type, job.post.title, 1, options));
  await writeResult({ file, bytes, layouts }, options, io);
}

async function writePictures(
  { jobs, drawing }: DrawnPost,
  type: ImageType,
  { out, scale, quality, compression, onMissingMedia }: RenderCommandOptions,
  io: CommandIo,
): Promise<void> {
  const picture = { scale, type, quality, compression };
  const drawn: DrawnFile[] = [];
  for (const job of jobs) {
    const { bytes, layout } = await drawing.drawSlide(job, picture, commandTurn);
    const file = join(out, outputFileName(type, job.post.title, job.slideIndex + 1));
    const one = { file, bytes, layouts: [layout] };
    // With `fail`, nothing is written until all slides are drawn.
    if (onMissingMedia === "fail") drawn.push(one);
    else await writeResult(one, { onMissingMedia }, io);
  }
  requireMedia(
    drawn.flatMap(({ layouts }) => layouts),
    onMissingMedia,
  );
  for (const one of drawn) await writeResult(one, { onMissingMedia }, io);
}

export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new CommandError(`--out ${folder} cannot be created: ${describeSystemError(error)}`, {
      cause: error,
    });
  }
}

interface DrawnFile {
  file: string;
  bytes: Uint8Array;
  layouts: SlideLayout[];
}

async function writeResult(
  { file, bytes, layouts }: DrawnFile,
  { onMissingMedia }: Pick<RenderCommandOptions, "onMissingMedia">,
  io: CommandIo,
): Promise<void> {
  requireMedia(layouts, onMissingMedia);
  const messages = layouts.flatMap(listFileLayoutWarnings).map(({ message }) => message);
  // If a file contains a slide in several sizes, each size may have the same warning.
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
