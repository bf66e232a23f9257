import type { ReactNode } from "react";

interface AccountSectionProps {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A section of the account page: title and lead on the left, content on the right. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className="grid scroll-mt-6 gap-x-10 gap-y-4 border-t border-line py-8 md:grid-cols-[220px_minmax(0,1fr)]"
    >
      <div>
        <h2 className="font-heading text-lg font-semibold">{title}</h2>
        <p className="mt-1 text-muted">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
