import { lazyMenu } from "../../components/lazy-part/lazy-menu.tsx";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { CarouselMenuButton } from "./carousel-menu-button.tsx";

const CarouselChoices = lazyMenu(
  async () => (await import("./carousel-choices.tsx")).CarouselChoices,
  {
    name: "the carousel menu",
    Trigger: CarouselMenuButton,
    isAfterPreview: true,
  },
);

/** Menu button for more actions on the open carousel. */
export function CarouselMenu() {
  const id = useOpenDocument((state) => state.carousel?.id);
  return id === undefined ? null : <CarouselChoices />;
}
