/** A range of a text, in UTF-16 units, with what replaces it. */
export interface XmlEdit {
  start: number;
  end: number;
  text: string;
}

/** Replaces ranges of a text. Of ranges inside each other, the outer one counts. */
export function editXml(xml: string, edits: readonly XmlEdit[]): string {
  const kept: string[] = [];
  let done = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < done) continue;
    kept.push(xml.slice(done, start), text);
    done = end;
  }
  return kept.join("") + xml.slice(done);
}
