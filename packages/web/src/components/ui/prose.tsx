import type { ReactNode } from "react";

/** Running text with headings and lists. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 text-[15px] leading-relaxed [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 [&_code]:py-0.5 [&_code]:text-[13px] [&_code]:wrap-anywhere [&_h2]:mt-9 [&_h2]:mb-2 [&_h2]:font-heading [&_h2]:text-xl [&_h2]:font-semibold [&_li]:mb-1.5 [&_p]:mb-3 [&_ul]:mb-3 [&_ul]:list-disc [&_ul]:pl-5">
      {children}
    </div>
  );
}
