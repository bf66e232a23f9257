import { Button, type ButtonProps } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends ButtonProps {
  /** Accessible name and tooltip. */
  label: string;
  shortcut?: string;
  side?: "top" | "right" | "bottom" | "left";
}

export function IconButton({ label, shortcut, side, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label} {...(shortcut && { shortcut })} {...(side && { side })}>
      <Button variant="ghost" size="icon" aria-label={label} {...props} />
    </Tooltip>
  );
}
