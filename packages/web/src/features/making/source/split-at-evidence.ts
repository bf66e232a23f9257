/**
 * Splits a passage into the text before, in and after the evidence. If the evidence isn't found, `before` contains all
 * text.
 */
export function splitAtEvidence(
  text: string,
  evidence: string,
): [before: string, proof: string, after: string] {
  const start = text.toLowerCase().indexOf(evidence.toLowerCase());
  // If lower case changes the text's length, positions found in lower case would be wrong.
  if (start < 0 || evidence === "" || text.toLowerCase().length !== text.length)
    return [text, "", ""];
  const end = start + evidence.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
