import { useState } from "react";
import { keepUnwritten } from "../../lib/kept/kept.ts";
import { CodeError, codeAdvice } from "../../lib/load-code.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

interface PartFailureProps {
  /** Completes the sentence "We couldn't load …". */
  name: string;
  /** A `CodeError` if code is missing, otherwise an error of running code. */
  error: unknown;
  isTrying?: boolean;
  onRetry: () => void;
}

/** Replaces a part of the screen that couldn't be loaded, or that threw an error. */
export function PartFailure({ name, error, isTrying = false, onRetry }: PartFailureProps) {
  const [wouldLose, setWouldLose] = useState(false);
  const isMissing = error instanceof CodeError;
  const reload = () => {
    if (wouldLose || keepUnwritten()) location.reload();
    else setWouldLose(true);
  };
  return (
    <Notice
      variant="danger"
      role="alert"
      title={isMissing ? `We couldn't load ${name}` : `Something went wrong in ${name}`}
      className="w-full text-left text-[13px]"
    >
      <p>
        {wouldLose
          ? "This browser can't store your latest changes, so a reload would lose them. Download your slides or copy the JSON first."
          : codeAdvice[isMissing ? error.problem : "unknown"]}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {/* `aria-disabled` instead of `disabled`, so that the button keeps the focus for another try. */}
        <Button size="small" aria-disabled={isTrying} onClick={isTrying ? undefined : onRetry}>
          {isTrying ? "Trying..." : "Try again"}
        </Button>
        {!(isMissing && error.problem === "unreachable") && (
          <Button size="small" onClick={reload}>
            {wouldLose ? "Reload anyway" : "Reload"}
          </Button>
        )}
      </div>
    </Notice>
  );
}
