import type { GenerateRequest } from "@slideloom/core/contract/generation";
import type { Hook } from "@slideloom/core/planning";
import { RadioGroup } from "radix-ui";
import { Button } from "../../../components/ui/button.tsx";
import { RadioChoices } from "../../../components/ui/radio-choices.tsx";
import { cancelPlanRun, planHooks } from "./plan-runs.ts";
import { changePlan, usePlanStore } from "./plan-store.ts";

const kindNames: Record<Hook["kind"], string> = {
  number: "Number",
  contradiction: "Contradiction",
  question: "Question",
  quote: "Quote",
  mistake: "Mistake",
  promise: "Promise",
};

const writeOthers = "Write five other hooks (free)";
const findOthers = "Show other sentences from the source (free)";

/** A choice between hooks (first lines that make people read on) for the cover. */
export function HookChoice({
  request,
  hooks,
  isDraft,
}: {
  request: GenerateRequest;
  hooks: readonly Hook[];
  /** Whether the hooks are sentences of the source, chosen without a model. */
  isDraft: boolean;
}) {
  const { hook, run } = usePlanStore();
  const isWriting = run?.kind === "hooks";
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <h3 className="font-medium text-muted">Hook</h3>
        <p role="status" className="ml-auto px-2 text-xs text-muted">
          {isWriting && (isDraft ? "Finding sentences..." : "Writing hooks...")}
        </p>
        <Button
          size="small"
          title={isWriting ? "Keep the current hooks" : isDraft ? findOthers : writeOthers}
          disabled={run !== null && !isWriting}
          onClick={isWriting ? cancelPlanRun : () => void planHooks(request)}
        >
          {isWriting ? "Cancel" : "Other hooks"}
        </Button>
      </div>
      <RadioChoices
        aria-label="Hook"
        value={hook}
        onValueChange={(text) => changePlan({ hook: text })}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-1.5"
      >
        {hooks.map(({ id, kind, text }) => (
          <RadioGroup.Item
            key={id}
            value={text}
            className="rounded-[10px] border border-line bg-raised px-3 py-2 text-start hover:border-line-strong data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft"
          >
            {!isDraft && <span className="block text-xs text-muted">{kindNames[kind]}</span>}
            <span dir="auto" className="block font-medium">
              {text}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioChoices>
    </div>
  );
}
