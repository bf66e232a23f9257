import { hasOwnInstructions } from "@slideloom/core/generation";
import { planLimits, type Statement } from "@slideloom/core/planning";
import { draftLabel, outlinePost } from "@slideloom/core/sources";
import type { TextReader } from "../../threads/reader.ts";
import { planDraftReader } from "../draft-readers.ts";
import { buildDraftCount, takeDraftChoices } from "../draft-writer.ts";
import { draftSource } from "../draft-source.ts";
import { writeNotes } from "../outline-writer.ts";
import type { Material } from "../text-generator.ts";
import type { PlanRequest } from "./plan-request.ts";
import type { WritingPlan } from "./writing-plan.ts";

const ignored = "Instructions were ignored, because they need an AI model.";
const needsSource = "Without an AI model, hooks are sentences from a source. Add a source.";
const noOthers = "The source has no other sentences that could open the post.";

/** Plans posts without a model: from a source's own sentences, or from the template type's outline for a topic. */
export class DraftPlanner {
  readonly #texts: TextReader;

  constructor(texts: TextReader) {
    this.#texts = texts;
  }

  async plan(
    request: PlanRequest,
    { signal }: { signal: AbortSignal },
    { facts, known = [] }: { facts?: readonly Statement[]; known?: readonly string[] } = {},
  ): Promise<WritingPlan & { warnings: string[] }> {
    if (!request.material) {
      const { post, warnings } = await this.#outlineTopic(request, signal);
      const outline = outlinePost(post, []);
      return { facts: [], outline, hooks: [], warnings: [...warnings, needsSource] };
    }
    const { result, warnings } = await this.#draft(request.material, request, { signal, facts });
    const { hooks, notes, ...plan } = result;
    const others = hooks.filter(({ text }) => !known.includes(text)).slice(0, planLimits.hooks);
    return {
      ...plan,
      hooks: others.map((hook, index) => ({ ...hook, id: `h${index + 1}` })),
      warnings: [
        ...(notes.length > 0 ? notes : [draftLabel]),
        ...(others.length === 0 ? [noOthers] : []),
        ...(hasOwnInstructions(request.instructions) ? [ignored] : []),
        ...warnings,
      ],
    };
  }

  /** Lists a source's facts. The draft's notes are left out, because they are about slides. */
  async listFacts(
    request: PlanRequest,
    { signal }: { signal: AbortSignal },
  ): Promise<{ facts: Statement[]; warnings: string[] }> {
    if (!request.material) return { facts: [], warnings: [draftLabel] };
    const { result, warnings } = await this.#draft(request.material, request, { signal });
    return { facts: result.facts, warnings: [draftLabel, ...warnings] };
  }

  async #draft(
    material: Material,
    request: PlanRequest,
    { signal, facts }: { signal: AbortSignal; facts?: readonly Statement[] | undefined },
  ) {
    const options = { ...buildDraftCount(request), ...takeDraftChoices(request) };
    return draftSource(material, async (given) =>
      this.#texts.read(planDraftReader, { material: given, options, facts }, signal),
    );
  }

  async #outlineTopic(request: PlanRequest, signal: AbortSignal) {
    const topic = { ...request, postType: "carousel", textOnly: true } as const;
    return writeNotes(topic, { texts: this.#texts, signal });
  }
}
