import { useGenerationOptions } from "../api/generation-options.ts";
import { builtinProvider } from "../api/has-model.ts";

/** Says that no model writes, and how one is set up; nothing where one does. */
export function WriterNote() {
  const { provider } = useGenerationOptions();
  if (provider !== builtinProvider) return null;
  return (
    <details className="text-xs text-muted">
      <summary
        title="How to have an AI model write"
        className="w-fit cursor-pointer rounded underline decoration-dotted underline-offset-2 hover:text-ink"
      >
        An outline, without an AI model
      </summary>
      <p className="mt-1.5">
        Your topic becomes an outline with a prompt to answer on each slide, and notes that you
        paste into the instructions become slides in your own words. To have a model write, whoever
        runs this server sets <code>AI_PROVIDER</code>, <code>AI_MODEL</code> and{" "}
        <code>AI_API_KEY</code>, or the address of a model of their own in <code>AI_BASE_URL</code>:
        see “Who writes” in <code>docs/self-hosting.md</code>.
      </p>
    </details>
  );
}
