import { clsx } from "clsx";
import type { ReactNode } from "react";

interface PageProps {
  title: string;
  lead?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}

const widths = { text: "max-w-[720px]", wide: "max-w-[1160px]" };

/** A page of the site with heading, lead and content. */
export function Page({ title, lead, width = "wide", children }: PageProps) {
  return (
    <div className={clsx("mx-auto w-full px-5 pt-10 pb-16 sm:pt-14", widths[width])}>
      <h1 className="font-heading text-3xl font-semibold tracking-[-0.03em] text-balance sm:text-4xl">
        {title}
      </h1>
      {lead && (
        <p className="mt-3 max-w-[62ch] text-[15px] text-pretty wrap-anywhere text-muted sm:text-base">
          {lead}
        </p>
      )}
      {children}
    </div>
  );
}
