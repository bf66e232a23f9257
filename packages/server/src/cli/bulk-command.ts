import { join } from "node:path";
import { postLimits } from "@slideloom/core/document";
import { importCsv } from "@slideloom/core/import";
import { postFolderName } from "@slideloom/core/outputs";
import { listSlideJobs, RenderError } from "@slideloom/renderer";
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
  let exitCode: ExitCode = 0;
  for (const [index, { post, mediaUrls }] of result.posts.entries()) {
    const folder = join(out, postFolderName(index + 1, post.title));
    const faults = await listImageFaults({ post, mediaUrls }, imageFolder);
    if (faults.length > 0) {
      for (const fault of faults) io.stderr.write(buildMessageLine("error", `${folder}: ${fault}`));
      exitCode ||= 1;
      continue;
    }
    await makeFolder(folder);
    const jobs = listSlideJobs({
      post,
      design,
      format,
      postType: single ? "single" : "carousel",
      slideIndex: 0,
      mediaUrls,
      ...(brand && { brand }),
    });
    try {
      await writeOutput({ jobs, folder: imageFolder }, { ...options, out: folder }, io);
    } catch (error) {
      if (!(error instanceof RenderError && error.code === "missing-media")) throw error;
      io.stderr.write(buildMessageLine("error", `${folder}: ${error.message}`));
      exitCode = 2;
    }
  }
  return exitCode;
}
