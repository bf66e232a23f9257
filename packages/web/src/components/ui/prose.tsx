import type { ReactNode } from "react";

/** Rich text with headings, lists and code. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 text-[15px] leading-relaxed [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 [&_code]:py-0.5 [&_code]:text-[13px] [&_code]:wrap-anywhere [&_h2]:mt-9 [&_h2]:mb-2 [&_h2]:font-heading [&_h2]:text-xl [&_h2]:font-semibold [&_dd]:mb-3 [&_dd]:text-muted [&_dt]:font-semibold [&_h3]:mt-6 [&_h3]:mb-1.5 [&_h3]:font-semibold [&_li]:mb-1.5 [&_ol]:mb-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-3 [&_ul]:mb-3 [&_ul]:list-disc [&_ul]:pl-5 [&_div:has(>pre)]:mb-4 [&_pre_code]:bg-transparent [&_pre_code]:p-0 [&_pre_code]:wrap-normal">
      {children}
    </div>
  );
}
