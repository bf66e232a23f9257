import { clsx } from "clsx";
import type { ComponentProps } from "react";

const variants = {
  primary: "forced-colors:border bg-accent text-white shadow-sm not-disabled:hover:bg-accent-hover",
  secondary:
    "border border-line bg-raised text-ink shadow-[0_1px_1px_rgb(16_24_40/0.04)] not-disabled:hover:bg-sunken",
  strong: "forced-colors:border bg-ink text-surface shadow-sm not-disabled:hover:bg-ink/85",
  ghost: "text-muted not-disabled:hover:bg-sunken not-disabled:hover:text-ink",
  night: "border border-[#3a4160] bg-[#1b2138] text-[#e6e9f7] not-disabled:hover:bg-[#283050]",
  danger: "forced-colors:border bg-danger-solid text-white shadow-sm not-disabled:hover:opacity-90",
};

const sizes = {
  small: "h-8 gap-1.5 rounded-lg px-2.5 text-[13px]",
  medium: "h-9 gap-2 rounded-[9px] px-3.5 text-[13.5px]",
  large: "h-11 gap-2 rounded-[10px] px-5 text-[15px]",
  icon: "size-9 rounded-[9px]",
};

export interface ButtonStyle {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

export function buildButtonClassName({
  variant = "secondary",
  size = "medium",
  className,
}: ButtonStyle): string {
  return clsx(
    "inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50",
    variants[variant],
    sizes[size],
    className,
  );
}

export type ButtonProps = ComponentProps<"button"> & ButtonStyle;

export function Button({ variant, size, className, type = "button", ...props }: ButtonProps) {
  return (
    <button type={type} className={buildButtonClassName({ variant, size, className })} {...props} />
  );
}
