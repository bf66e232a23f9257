import { clsx } from "clsx";
import type { ComponentProps } from "react";

const looks = {
  primary: "bg-accent text-white shadow-sm enabled:hover:bg-accent-hover",
  secondary:
    "border border-line bg-raised text-ink shadow-[0_1px_1px_rgb(16_24_40/0.04)] enabled:hover:bg-sunken",
  ghost: "text-muted enabled:hover:bg-sunken enabled:hover:text-ink",
};

const sizes = {
  small: "h-8 gap-1.5 rounded-lg px-2.5 text-[13px]",
  medium: "h-9 gap-2 rounded-[9px] px-3.5 text-[13.5px]",
  icon: "size-9 rounded-[9px]",
};

export interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

export function Button({
  look = "secondary",
  size = "medium",
  className,
  type = "button",
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(
        "inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50",
        looks[look],
        sizes[size],
        className,
      )}
      {...props}
    />
  );
}
