import { WandSparkles } from "lucide-react";
import type { ButtonProps } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";

export function PostRewriteButton(props: ButtonProps) {
  return (
    <IconButton {...props} label="Rewrite the post">
      <WandSparkles size={17} aria-hidden="true" />
    </IconButton>
  );
}
