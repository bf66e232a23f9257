import { openWholePost } from "../../state/whole-post.ts";

/** Shows the text of a file, or a pasted one, as a new carousel. */
export function loadText(text: string, fileName: string): void {
  openWholePost({
    label: "Load a file",
    text,
    toast: { title: "File loaded", description: `The text is now that of ${fileName}.` },
  });
}
