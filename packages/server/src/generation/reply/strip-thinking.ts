/** The reply after a model's visible thinking; empty while the thinking has not ended. */
export function stripThinking(text: string): string {
  const closed = /<\/(?:think|thinking|reasoning)>/i.exec(text);
  const opened = /^\s*<(?:think|thinking|reasoning)>/i.test(text);
  // Some chat templates swallow the opening tag. Inside the JSON the same letters are the post's own.
  const isOutside = closed && (opened || !/[{[]\s*"/.test(text.slice(0, closed.index)));
  if (closed && isOutside) return stripThinking(text.slice(closed.index + closed[0].length));
  return opened ? "" : text;
}
