import { lazyMenu } from "../../../components/lazy-part/lazy-menu.tsx";
import { DownloadMenuButton } from "./download-menu-button.tsx";

/** Menu of the downloads that have no button of their own. */
export const DownloadMenu = lazyMenu(
  async () => (await import("./download-choices-menu.tsx")).DownloadChoicesMenu,
  { name: "the downloads menu", Trigger: DownloadMenuButton, isAfterPreview: true },
);
