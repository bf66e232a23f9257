import { dialogPlace } from "../../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../../components/lazy-part/lazy-part.tsx";

/** Schedules saved carousels. */
export const ScheduleDialog = lazyPart(
  async () =>
    (await import("../../../features/scheduling/components/schedule-dialog.tsx")).ScheduleDialog,
  {
    name: "the schedule dialog",
    Place: dialogPlace(({ onClose }) => ({ title: "Schedule", onClose })),
  },
);

/** Downloads saved carousels. Lazy, because it loads the drawing engine. */
export const DownloadDialog = lazyPart(
  async () =>
    (await import("../../../features/bulk/components/download-dialog.tsx")).DownloadDialog,
  {
    name: "the download",
    Place: dialogPlace(({ onClose }) => ({ title: "Download", onClose })),
  },
);
