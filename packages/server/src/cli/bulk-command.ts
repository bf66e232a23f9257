import { join } from "node:path";
import { postLimits } from "@slideloom/core/document";
import { importCsv } from "@slideloom/core/import";
import { postFolderName } from "@slideloom/core/outputs";
import { listSlideJobs, RenderError } from "@slideloom/renderer";
import { createCommandDrawing } from "./command-drawing.ts";
import { CommandError } from "./command-error.ts";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { findImageFolder, listImageFaults } from "./local-images.ts";
import { buildMessageLine } from "./message-line.ts";
import { readInput } from "./read-input.ts";
import { makeFolder, requireOneFromStdin, writeOutput } from "./render-command.ts";
import {
  readBrand,
  readDesign,
  type RenderCommandOptions,
  requireTypeOptions,
} from "./render-options.ts";

/** Renders each post of a CSV to its own folder and prints the paths; invalid rows are reported on standard error. */
export async function bulk(
  source: string,
  options: RenderCommandOptions,
  io: CommandIo,
): Promise<ExitCode> {
  requireOneFromStdin(source, options);
  requireTypeOptions(options);
  const { format, out, single } = options;
  const design = await readDesign(options, io);
  const brand = await readBrand(options, io);
  const text = await readInput(source, io);
  if (Buffer.byteLength(text) > postLimits.textBytes) {
    throw new CommandError(`${source} is larger than 1 MiB`);
  }
  const result = importCsv(text, { takesPaths: true });
  if (!result.ok) {
    io.stderr.write(buildMessageLine("error", result.message));
    return 1;
  }
  for (const message of result.unreadable ?? []) {
    io.stderr.write(buildMessageLine("warning", message));
  }
  const imageFolder = findImageFolder(source);
  const drawing = createCommandDrawing(imageFolder);
  const look = { design, format, postType: single ? "single" : "carousel", slideIndex: 0 } as const;
  let exitCode: ExitCode = 0;
  try {
    for (const [index, { post, mediaUrls }] of result.posts.entries()) {
      const folder = join(out, postFolderName(index + 1, post.title));
      const faults = await listImageFaults({ post, mediaUrls }, imageFolder);
      for (const fault of faults) io.stderr.write(buildMessageLine("error", `${folder}: ${fault}`));
      if (faults.length > 0) {
        exitCode ||= 1;
        continue;
      }
      await makeFolder(folder);
      const jobs = listSlideJobs({ ...look, post, mediaUrls, ...(brand && { brand }) });
      if (!(await tryWrite({ jobs, drawing }, { ...options, out: folder }, io))) exitCode = 2;
    }
  } finally {
    await drawing.dispose();
  }
  return exitCode;
}

/** Writes one post's output. If it can't be rendered, reports the error and returns false. */
async function tryWrite(...[post, options, io]: Parameters<typeof writeOutput>): Promise<boolean> {
  try {
    await writeOutput(post, options, io);
    return true;
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    io.stderr.write(buildMessageLine("error", `${options.out}: ${error.message}`));
    return false;
  }
}
