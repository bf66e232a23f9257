import type { ReactNode } from "react";

interface DocsSectionProps {
  /** The URL fragment. */
  id: string;
  title: string;
  children: ReactNode;
}

export function DocsSection({ id, title, children }: DocsSectionProps) {
  return (
    <section id={id} aria-label={title} className="mt-12 min-w-0 scroll-mt-6 text-[15px]">
      <h2 className="mb-2 font-heading text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
