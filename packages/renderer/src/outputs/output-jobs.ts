import { type ImageType, outputs, type OutputType } from "@slideloom/core/outputs";
import type { SlideJob } from "../slide-job.ts";
import { listSlideJobs } from "../slide-set.ts";
import type { FileOptions } from "./file-options.ts";
import { listPlatformJobs } from "./platforms/platform-jobs.ts";

/** Lists the images to draw for an output, in the order in which they are joined. */
export function listOutputJobs(
  type: OutputType,
  job: SlideJob,
  { flat = false }: Pick<FileOptions, "flat"> = {},
): SlideJob[] {
  if (outputs[type].imageType === null) return [];
  if (type === "networks") return listPlatformJobs(job).flatMap(listSlideJobs);
  if (type === "pdf") return listSlideJobs({ ...job, setBy: "pdf" });
  return listSlideJobs(type === "pptx" && !flat ? { ...job, setBy: "pptx" } : job);
}

/** Returns the image type of an output. If the output allows a choice, `choice` is used. */
export function getImageType(type: OutputType, choice: ImageType = "png"): ImageType {
  const { imageType } = outputs[type];
  return imageType === null || imageType === "choice" ? choice : imageType;
}
