import { EllipsisVertical } from "lucide-react";
import type { ButtonProps } from "../../components/ui/button.tsx";
import { IconButton } from "../../components/ui/icon-button.tsx";

export function CarouselMenuButton(props: ButtonProps) {
  return (
    <IconButton {...props} label="Carousel actions">
      <EllipsisVertical size={17} aria-hidden="true" />
    </IconButton>
  );
}
