import { openWholePost } from "../../state/whole-post.ts";

/** Opens text from a file or paste as a new carousel, with a note if its encoding was guessed. */
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
