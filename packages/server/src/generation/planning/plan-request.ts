import type { GenerationRequest } from "../text-generator.ts";

/** What facts, outline and hooks are asked for. Topic, instructions and material are data, never commands. */
export type PlanRequest = Pick<
  GenerationRequest,
  "topic" | "instructions" | "templateType" | "writingStyle" | "slides" | "material" | "seed"
>;
