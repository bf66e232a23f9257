/** A stretch of a text and what takes its place. Offsets in UTF-16 units. */
export interface Splice {
  offset: number;
  end: number;
  text: string;
}

export function applySplice(text: string, { offset, end, text: inserted }: Splice): string {
  return text.slice(0, offset) + inserted + text.slice(end);
}
