import { afterPreview } from "../../../lib/after-preview.ts";
import { useMenuWanted } from "../../../lib/use-menu-wanted.ts";
import { DownloadMenuButton } from "./download-menu-button.tsx";

const loadMenu = async () => (await import("./download-choices-menu.tsx")).DownloadChoicesMenu;
const DownloadChoicesMenu = afterPreview(loadMenu, ({ isDisabled }) => (
  <DownloadMenuButton disabled={isDisabled} />
));

/** Hovering or focusing the button preloads the menu. */
const approach = { onPointerEnter: () => void loadMenu(), onFocus: () => void loadMenu() };

/** Menu of the downloads that have no button of their own. */
export function DownloadMenu({ isDisabled }: { isDisabled: boolean }) {
  const { isWanted, buttonProps } = useMenuWanted();
  if (isWanted) return <DownloadChoicesMenu isDisabled={isDisabled} />;
  return <DownloadMenuButton {...buttonProps} {...approach} disabled={isDisabled} />;
}
