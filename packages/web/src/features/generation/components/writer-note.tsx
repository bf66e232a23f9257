import { useGenerationOptions } from "../api/generation-options.ts";
import { builtinProvider } from "../api/has-model.ts";

/** Explains that no model writes and how to set one up; renders nothing if one does. */
export function WriterNote() {
  const { provider } = useGenerationOptions();
  if (provider !== builtinProvider) return null;
  return (
    <details className="text-xs text-muted">
      <summary
        title="Why, and how to set up an AI model"
        className="w-fit cursor-pointer rounded underline decoration-dotted underline-offset-2 hover:text-ink"
      >
        You get headings and questions, not finished text
      </summary>
      <p className="mt-1.5">
        This server has no AI model. Your topic becomes an outline with a question on each slide.
        Notes pasted into Special Instructions become slides in your own words. To add a model, the
        person who runs this server sets <code>AI_PROVIDER</code>, <code>AI_MODEL</code> and{" "}
        <code>AI_API_KEY</code>, or <code>AI_BASE_URL</code> for a self-hosted model. See “Who
        writes” in <code>docs/self-hosting.md</code>.
      </p>
    </details>
  );
}
