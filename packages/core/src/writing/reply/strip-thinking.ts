/** Removes a model's visible reasoning. Returns an empty text while the reasoning isn't complete. */
export function stripThinking(text: string): string {
  const closed = /<\/(?:think|thinking|reasoning)>/i.exec(text);
  const opened = /^\s*<(?:think|thinking|reasoning)>/i.test(text);
  // Some chat templates drop the opening tag. Inside JSON, a closing tag is part of the post's text.
  const isOutside = closed && (opened || !/[{[]\s*"/.test(text.slice(0, closed.index)));
  if (closed && isOutside) return stripThinking(text.slice(closed.index + closed[0].length));
  return opened ? "" : text;
}
