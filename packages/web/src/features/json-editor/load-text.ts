import { openWholePost } from "../../state/whole-post.ts";

/** Shows the text of a file, or a pasted one, as a new carousel, and how it was decoded if that was a guess. */
export function loadText(text: string, fileName: string, encodingNote: string | null): void {
  const description = `Opened the text of ${fileName}.`;
  openWholePost({
    label: "Load a file",
    text,
    toast: {
      title: "File loaded",
      description: encodingNote ? `${description} ${encodingNote}` : description,
    },
  });
}
