import { clsx } from "clsx";
import { Link, type LinkProps } from "react-router";

export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      className={clsx(
        "rounded font-medium text-accent-ink underline decoration-accent-ink/30 underline-offset-2 hover:decoration-current",
        className,
      )}
      {...props}
    />
  );
}
