import { useNavigate } from "react-router";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { buildEditorPath } from "../../../lib/editor-path.ts";
import { samePlace } from "../../../lib/same-place.ts";
import { saveAsNew } from "../open-document.ts";
import { useOpenDocument } from "../open-document-store.ts";

/** Offers to save the work as a new carousel if the open carousel was deleted elsewhere. */
export function DeletedNotice() {
  const { carousel, status } = useOpenDocument();
  const navigate = useNavigate();
  if (!carousel || status !== "deleted") return null;
  const saveAnew = () => {
    const id = saveAsNew(carousel);
    void navigate(buildEditorPath(id), { replace: true, state: samePlace });
  };
  return (
    <Notice variant="warning" role="alert" className="m-3 shrink-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1">
          This carousel was deleted elsewhere. Your work is kept in this browser.
        </p>
        <Button size="small" title="Keep your work as a separate carousel" onClick={saveAnew}>
          Save as a new carousel
        </Button>
      </div>
    </Notice>
  );
}
