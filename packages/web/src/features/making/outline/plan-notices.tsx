import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { PartFailure } from "../../../components/lazy-part/part-failure.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useUser } from "../../../lib/session.ts";
import { describeFailure } from "../controls/describe-failure.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useIsReading } from "../source/source-store.ts";
import { describeStop } from "./describe-stop.ts";
import { isSameOrigin, readOrigin, restorePlan, usePlanStore } from "./plan-store.ts";

/** Notices about planning that failed or stopped, and about a plan that belongs to another topic or source. */
export function PlanNotices({ request }: { request: GenerateRequest }) {
  const { plan, origin, run, stopped, failure, restoreFailure } = usePlanStore();
  const isSignedIn = Boolean(useUser());
  const isReading = useIsReading();
  const isStale = plan !== null && !isReading && !isSameOrigin(origin, readOrigin(request));
  return (
    <>
      {failure && (
        <FailureNotice failure={failure} message={describeFailure(failure)} kept="Your text" />
      )}
      {restoreFailure && (
        <PartFailure
          name="your outline"
          error={restoreFailure}
          onRetry={() => void restorePlan()}
        />
      )}
      {stopped && !run && (
        <Notice variant="info">
          <p>{describeStop(stopped, isSignedIn)}</p>
        </Notice>
      )}
      {isStale && (
        <Notice variant="warning">
          <p>
            This outline is for another topic or source, so your slides won't follow it. Plan again,
            or discard it.
          </p>
        </Notice>
      )}
    </>
  );
}
