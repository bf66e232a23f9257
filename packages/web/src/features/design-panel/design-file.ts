import type { Design } from "@slideloom/core/design";
import { saveFile } from "../../lib/save-file.ts";
import { readText } from "../../reading/text-reader.ts";
import { setDesign } from "../../state/appearance-edits.ts";
import { getAppearance } from "../../state/carousel-store.ts";
import { showToast } from "../../state/toast-store.ts";
import { showUndoToast } from "../../state/undo-toast.ts";

/** Largest design file, bytes; a design has about 600. */
const maxBytes = 64_000;

export function exportDesign(design: Design): void {
  const text = `${JSON.stringify(design, null, 2)}\n`;
  saveFile("slideloom-design.json", new Blob([text], { type: "application/json" }));
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Applies a design file to the carousel, as one undo step. Returns whether the file was a design. */
export async function importDesign(file: File): Promise<boolean> {
  const text = file.size > maxBytes ? "" : await file.text();
  const { design } = getAppearance();
  const settings = { noun: file.name, code: "the file reader" };
  const found = await readText("readDesign", { text, design }, settings).catch(toError);
  if (found instanceof Error) {
    const { message: description } = found;
    showToast({ variant: "destructive", title: `${file.name} couldn't be read`, description });
    return false;
  }
  if (!found) {
    showToast({
      variant: "destructive",
      title: `${file.name} isn't a design file`,
      description: "Choose a JSON file that you exported with Export design.",
    });
    return false;
  }
  setDesign(found.design);
  const notes = found.warnings.map((warning) => `${warning}.`);
  showUndoToast({
    title: "Design applied",
    description: [`The carousel now has the design in ${file.name}.`, ...notes].join(" "),
  });
  return true;
}
