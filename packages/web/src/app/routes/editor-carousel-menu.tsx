import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { afterPreview } from "../../lib/after-preview.ts";
import { useMenuWanted } from "../../lib/use-menu-wanted.ts";
import { CarouselMenuButton } from "./editor-carousel-menu-button.tsx";

const Choices = afterPreview(
  async () => (await import("./editor-carousel-choices.tsx")).CarouselChoices,
  () => <CarouselMenuButton />,
);

/** Menu button for more actions on the open carousel. */
export function CarouselMenu() {
  const id = useOpenDocument((state) => state.carousel?.id);
  const { isWanted, buttonProps } = useMenuWanted();
  if (id === undefined) return null;
  return isWanted ? <Choices id={id} /> : <CarouselMenuButton {...buttonProps} />;
}
