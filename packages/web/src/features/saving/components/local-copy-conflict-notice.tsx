import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { localCopySync, useLocalCopySync } from "../local-copy-sync.ts";

/** Asks which version to keep after another tab changed the same copy of the carousel in this browser's storage. */
export function LocalCopyConflictNotice() {
  const hasConflict = useLocalCopySync((state) => state.remoteVersion !== null);
  if (!hasConflict) return null;
  return (
    <Notice variant="warning" role="alert" className="m-3 shrink-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1">
          This draft changed in another tab. Choose which version to keep; saving is paused until
          you do.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            title="Overwrite the other tab's version with this one"
            onClick={() => localCopySync.keepThisTab()}
          >
            Keep this version
          </Button>
          <Button
            size="small"
            title="Replace this version with the other tab's. Undo brings this one back."
            onClick={() => localCopySync.loadOtherTab()}
          >
            Use the other version
          </Button>
        </div>
      </div>
    </Notice>
  );
}
