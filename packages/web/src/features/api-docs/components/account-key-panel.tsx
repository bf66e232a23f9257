import type { CreditsResponse } from "@slideloom/core/contract/credits";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { showToast } from "../../../state/toast-store.ts";
import { replaceAccountKey } from "../api/replace-account-key.ts";
import { maskAccountKey } from "../mask-account-key.ts";
import { showFailure } from "../../../state/failure-toast.ts";

/** Replaces the account key. The mutation's argument is true if the account had a key before. */
function useReplaceAccountKey() {
  return useMutation({
    mutationFn: (_hadKey: boolean) => replaceAccountKey(),
    onSuccess: (_, hadKey) =>
      showToast({
        title: "New API token generated successfully",
        description: hadKey
          ? "The previous key no longer works. Update your automations."
          : "Copy it into your automations.",
      }),
    onError: showFailure("Error: Failed to generate new API token"),
  });
}

interface ReplaceDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
}

function ReplaceDialog({ isOpen, onOpenChange, onConfirm }: ReplaceDialogProps) {
  const confirm = () => {
    onOpenChange(false);
    onConfirm();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Replace your API key?"
      description="Everything that uses your current key stops working immediately."
      keepLabel="Keep key"
      confirmLabel="Replace key"
      variant="primary"
      onClose={() => onOpenChange(false)}
      onConfirm={confirm}
    />
  );
}

interface AccountKeyPanelProps {
  /** Null before the first key. */
  accountKey: string | null;
  credits: CreditsResponse | undefined;
}

/** The account key, masked, with the account's remaining credits. */
export function AccountKeyPanel({ accountKey, credits }: AccountKeyPanelProps) {
  const { mutate, isPending } = useReplaceAccountKey();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section
      aria-label="Your API key"
      className="rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="font-heading text-lg font-semibold">Your API key</h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {accountKey ? (
          <>
            <code className="flex h-9 min-w-0 items-center truncate rounded-[9px] bg-sunken px-3 text-[13px]">
              {maskAccountKey(accountKey)}
            </code>
            <CopyButton
              text={accountKey}
              title="Copy API key"
              className="h-9"
              onCopied={() =>
                showToast({
                  title: "Copied!",
                  description: "API key has been copied to your clipboard",
                })
              }
            />
          </>
        ) : (
          <p className="text-[15px] text-muted">You don't have a key yet.</p>
        )}
        <Button
          variant={accountKey ? "secondary" : "primary"}
          disabled={isPending}
          onClick={() => (accountKey ? setIsAsking(true) : mutate(false))}
        >
          {isPending ? "Generating..." : "Generate New Key"}
        </Button>
      </div>
      <p className="mt-4 text-[15px] text-muted" aria-live="polite">
        {credits ? describeCredits(credits) : "\u00a0"}
      </p>
      <ReplaceDialog isOpen={isAsking} onOpenChange={setIsAsking} onConfirm={() => mutate(true)} />
    </section>
  );
}

function describeCredits({ credits, limit, resetsAt }: CreditsResponse): string {
  const date = new Date(resetsAt).toLocaleDateString("en", {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return `${credits} of ${countNoun(limit, "credit")} remaining this month. You get ${countNoun(limit, "new credit")} on ${date}.`;
}
