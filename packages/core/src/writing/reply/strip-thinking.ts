const closing = /<\/(?:think|thinking|reasoning)>/gi;
const opening = /\s*<(?:think|thinking|reasoning)>/iy;

/** Removes a model's visible reasoning. Returns an empty text while the reasoning isn't complete. */
export function stripThinking(text: string): string {
  for (let from = 0; ; from = closing.lastIndex) {
    opening.lastIndex = from;
    const isOpened = opening.test(text);
    closing.lastIndex = from;
    const closed = closing.exec(text);
    // Some chat templates drop the opening tag. Inside JSON, a closing tag is part of the post's text.
    const isOutside = closed && (isOpened || !/[{[]\s*"/.test(text.slice(from, closed.index)));
    if (!isOutside) return isOpened ? "" : text.slice(from);
  }
}
