import type { GenerationRequest } from "./text-generator.ts";

/** Writes the source's passages below the instructions, for models that get notes. */
export function addSourceNotes(request: GenerationRequest): GenerationRequest {
  const { material, instructions } = request;
  if (!material) return request;
  const notes = material.passages.map(({ kind, level = 1, text, speaker }) => {
    if (kind === "heading") return `${"#".repeat(level)} ${text}`;
    const said = speaker === undefined ? text : `${speaker}: ${text}`;
    return kind === "list" ? `- ${said}` : said;
  });
  return { ...request, instructions: [instructions, ...notes].join("\n\n").trim() };
}
