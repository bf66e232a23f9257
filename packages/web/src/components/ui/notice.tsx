import { CircleX, Info, TriangleAlert } from "lucide-react";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const variants = {
  danger: { icon: CircleX, className: "border-danger-line bg-danger-soft text-danger" },
  warning: { icon: TriangleAlert, className: "border-warning-line bg-warning-soft text-warning" },
  info: { icon: Info, className: "border-line bg-sunken text-muted" },
};

interface NoticeProps {
  variant: keyof typeof variants;
  title?: string;
  role?: "alert" | "status" | "note";
  className?: string;
  children: ReactNode;
}

/** A coloured box for an error, warning or note. */
export function Notice({ variant, title, role = "note", className, children }: NoticeProps) {
  const { icon: Icon, className: variantClassName } = variants[variant];
  return (
    <div
      role={role}
      className={clsx(
        "flex gap-2.5 rounded-[10px] border px-3 py-2.5",
        variantClassName,
        className,
      )}
    >
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
