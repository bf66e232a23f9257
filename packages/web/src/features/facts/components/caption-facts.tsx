import type { CaptionService } from "@slideloom/core/networks";
import { useRef } from "react";
import { BarPane } from "../../../components/bar-pane.tsx";
import { FactBadge } from "../../../components/fact-badge.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { useCaptionChecks, useFactStore } from "../../../state/fact-checks.ts";
import { captionChecks } from "../facts-views.ts";
import { FactList } from "./fact-list.tsx";
import { useIsOpen } from "../../../lib/dialog.ts";

const nothing = "Nothing to check in this caption.";

/** Shows the checks of the service's own caption. If `service` is null, shows the checks of the post's caption. */
export function CaptionFacts({ service }: { service: CaptionService | null }) {
  const barRef = useRef<HTMLDivElement>(null);
  const checks = useCaptionChecks(service);
  if (checks.length === 0) return null;
  return (
    <div ref={barRef} className="flex">
      <BarPane
        button={
          <>
            <FactBadge checks={checks} />
            Check this caption
          </>
        }
        hint="See which words of this caption need a check"
        title="Facts in this caption"
        widthPx={360}
        barRef={barRef}
      >
        {() => <FactList checks={checks} nothing={nothing} />}
      </BarPane>
    </div>
  );
}

/** A dialog with the checks of all captions. Opened by "Review" in the question before a download or publication. */
export function CaptionsReview() {
  const isOpen = useIsOpen(captionChecks);
  const checks = useFactStore((state) => state.checks);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={captionChecks.close}
      title="Facts in your captions"
      className="max-h-[calc(100dvh-24px)] max-w-[520px]"
    >
      <div className="min-h-0 overflow-y-auto px-5 pb-5">
        <FactList checks={checks.filter(({ field }) => field === "caption")} nothing={nothing} />
      </div>
    </Dialog>
  );
}
