import { lazyMenu } from "../../../components/lazy-part/lazy-menu.tsx";
import { DownloadMenuButton } from "./download-menu-button.tsx";

export const DownloadMenu = lazyMenu(
  async () => (await import("./download-choices-menu.tsx")).DownloadChoicesMenu,
  { name: "the downloads menu", Trigger: DownloadMenuButton, isAfterPreview: true },
);
