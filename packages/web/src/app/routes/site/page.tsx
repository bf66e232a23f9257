import { clsx } from "clsx";
import type { ReactNode } from "react";

interface PageProps {
  title: string;
  lead?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}

const widths = {
  text: "max-w-[720px] pt-10 sm:pt-14",
  wide: "max-w-[1160px] pt-10 sm:pt-14",
  desk: "max-w-[1520px] pt-5 sm:pt-6",
};

/** A page of the site with heading, lead and content. */
export function Page({ title, lead, width = "wide", children }: PageProps) {
  return (
    <div className={clsx("mx-auto w-full px-5 pb-16", widths[width])}>
      <h1
        className={clsx(
          "font-heading font-semibold tracking-[-0.03em] text-balance",
          width === "desk" ? "text-2xl sm:text-[28px]" : "text-3xl sm:text-4xl",
        )}
      >
        {title}
      </h1>
      {lead && (
        <p
          className={clsx(
            width === "desk" ? "mt-1" : "mt-3",
            "max-w-[62ch] text-[15px] text-pretty wrap-anywhere text-muted sm:text-base",
          )}
        >
          {lead}
        </p>
      )}
      {children}
    </div>
  );
}
