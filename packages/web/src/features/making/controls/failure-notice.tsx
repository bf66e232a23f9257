import { useEffect, useRef } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import type { ApiError } from "../../../lib/api.ts";
import { PricingLink, SignInLinks } from "./way-on.tsx";

interface FailureNoticeProps {
  failure: ApiError;
  message: string;
  /** Subject of "… is still here", such as `Your text`. */
  kept: string;
}

/** Explains why generation failed and what to do next. Unlike a toast, the notice stays visible. */
export function FailureNotice({ failure, message, kept }: FailureNoticeProps) {
  const isSignedOut = failure.status === 401;
  const isBroke = failure.status === 402;
  const messageRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    messageRef.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  return (
    <Notice variant={isSignedOut || isBroke ? "warning" : "danger"}>
      <p ref={messageRef}>{message}</p>
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
