import { ChevronDown } from "lucide-react";
import { Button, type ButtonProps } from "../../../components/ui/button.tsx";

export function DownloadMenuButton(props: ButtonProps) {
  return (
    <Button
      {...props}
      className="px-2.5 pointer-coarse:h-11 pointer-coarse:w-11"
      aria-label="More downloads"
    >
      <ChevronDown size={16} aria-hidden="true" />
    </Button>
  );
}
