/** Splits a passage into the text before, at and after a fact's evidence; all of it is before if the words differ. */
export function splitAtEvidence(
  text: string,
  evidence: string,
): [before: string, proof: string, after: string] {
  const start = text.toLowerCase().indexOf(evidence.toLowerCase());
  // Lower case of another length would shift the range.
  if (start < 0 || evidence === "" || text.toLowerCase().length !== text.length)
    return [text, "", ""];
  const end = start + evidence.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
