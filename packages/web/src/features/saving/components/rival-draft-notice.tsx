import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useDraftSyncStore } from "../draft-sync-store.ts";
import { keepOwn, takeRival } from "../draft-sync.ts";

/** Asks which version counts where another tab changed the same draft. */
export function RivalDraftNotice() {
  const hasRival = useDraftSyncStore((state) => state.rival !== null);
  if (!hasRival) return null;
  return (
    <Notice variant="warning" role="alert" className="m-3 shrink-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1">
          This draft was changed in another tab. Nothing is saved here until you choose one.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            title="Replace what you see here by the other tab's version"
            onClick={takeRival}
          >
            Load the other version
          </Button>
          <Button
            size="small"
            title="Save what you see here over the other version"
            onClick={keepOwn}
          >
            Keep this one
          </Button>
        </div>
      </div>
    </Notice>
  );
}
