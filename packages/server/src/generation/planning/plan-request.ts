import type { GenerationRequest } from "../text-generator.ts";

/** A request for facts, outline or hooks. Topic, instructions and material are data, never commands. */
export type PlanRequest = Pick<
  GenerationRequest,
  | "topic"
  | "instructions"
  | "templateType"
  | "writingStyle"
  | "slides"
  | "isOpenCount"
  | "per"
  | "questions"
  | "amount"
  | "audience"
  | "language"
  | "network"
  | "material"
  | "seed"
  | "voice"
>;
