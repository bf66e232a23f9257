import { Search } from "lucide-react";
import type { ReactNode } from "react";

/** Props shared by the search field before and after the commands load. */
export const commandFieldProps = {
  placeholder: "Search commands and slides",
  className:
    "h-10 w-full rounded-[9px] border border-line bg-raised pr-3 pl-9 placeholder:text-muted",
};

/** Layout of the search field with its icon. */
export function CommandField({ children }: { children: ReactNode }) {
  return (
    <div className="relative mx-5 mb-3 shrink-0">
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-3 left-3 text-muted"
      />
      {children}
    </div>
  );
}
