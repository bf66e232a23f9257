import { Notice } from "../../../components/ui/notice.tsx";
import type { ApiError } from "../../../lib/api.ts";
import { PricingLink, SignInLinks } from "./way-on.tsx";

interface FailureNoticeProps {
  failure: ApiError;
  message: string;
  /** Subject of "… is still here", such as `Your text`. */
  kept: string;
}

/** Shows the notice when it appears. A new run removes it, so each failure has a notice of its own. */
function scrollToNotice(message: HTMLElement | null): void {
  message?.parentElement?.scrollIntoView({ block: "nearest" });
}

/** Explains why generation failed and what to do next. Unlike a toast, the notice stays visible. */
export function FailureNotice({ failure, message, kept }: FailureNoticeProps) {
  const isSignedOut = failure.status === 401;
  const isBroke = failure.status === 402;
  return (
    <Notice variant={isSignedOut || isBroke ? "warning" : "danger"}>
      <p ref={scrollToNotice}>{message}</p>
      {(isSignedOut || isBroke) && (
        <>
          <p className="mt-1 text-xs">
            {isBroke && "For more credits, ask the person who runs this server. "}
            {kept} is still here.
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            {isSignedOut ? <SignInLinks /> : <PricingLink />}
          </div>
        </>
      )}
    </Notice>
  );
}
