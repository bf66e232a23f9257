import { documentFileName } from "@slideloom/core/slide";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../state/toast-store.ts";
import { describePrompts } from "./describe-prompts.ts";
import { findJob, warnOfNoSlides } from "./download-slides.ts";

/** Saves the post's words, and the addresses of its pictures, as Markdown. */
export async function downloadMarkdown(): Promise<void> {
  const job = findJob();
  if (!job) return warnOfNoSlides();
  const { post, mediaUrls } = job;
  try {
    const { exportMarkdown } = await import("@slideloom/core/export");
    const text = exportMarkdown(post, mediaUrls);
    saveFile(documentFileName(post.title, "md"), new Blob([text], { type: "text/markdown" }));
    const note = describePrompts(post);
    const description = "The words have been downloaded as Markdown";
    showToast({ title: "Success", description, ...(note && { note }) });
  } catch (error) {
    const description = "Failed to download the words";
    console.warn(description, error);
    showToast({ variant: "destructive", title: "Error", description });
  }
}
