import { countNoun } from "@slideloom/core/text";
import { LoaderCircle } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { useUser } from "../../../lib/session.ts";

interface PaidButtonProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  label: string;
  busyLabel: string;
  icon: ReactNode;
  hint?: string | undefined;
  isBusy: boolean;
  disabled: boolean;
  credits: number;
  balanceId: string;
  className?: string;
}

/** Submit button for an action with a price; shows the cost to signed-in users. */
export function PaidButton(props: PaidButtonProps) {
  const { ref, label, busyLabel, icon, hint, isBusy, disabled, balanceId, className, credits } =
    props;
  const isSignedIn = Boolean(useUser());
  return (
    <Button
      ref={ref}
      type="submit"
      variant="primary"
      disabled={disabled}
      title={hint}
      aria-describedby={isSignedIn ? balanceId : undefined}
      className={className}
    >
      {isBusy ? <LoaderCircle size={16} aria-hidden="true" className="animate-spin" /> : icon}
      {isBusy ? busyLabel : label}
      {!isBusy && isSignedIn && (
        <span aria-hidden="true" className="text-xs font-normal">
          {countNoun(credits, "credit")}
        </span>
      )}
    </Button>
  );
}
