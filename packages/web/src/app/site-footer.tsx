import { Link } from "react-router";
import { paths } from "./paths.ts";

const groups = [
  {
    title: "Product",
    links: [
      { label: "Create", to: paths.create },
      { label: "Features", to: paths.features },
      { label: "Pricing", to: paths.pricing },
    ],
  },
  {
    title: "Build",
    links: [
      { label: "API", to: paths.apiDocs },
      { label: "Resources", to: paths.resources },
    ],
  },
  {
    title: "Slideloom",
    links: [
      { label: "About", to: paths.about },
      { label: "Terms", to: paths.terms },
      { label: "Privacy", to: paths.privacy },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto flex max-w-[1160px] flex-wrap justify-between gap-x-12 gap-y-8 px-5 py-10">
        <div className="max-w-64">
          <p className="font-heading text-base font-semibold">Slideloom</p>
          <p className="mt-1 text-muted">
            Your words in, finished slides out. Open source (MIT), on your own server.
          </p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-14 gap-y-6">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className="mb-1 font-semibold">{title}</p>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-7 items-center rounded text-muted hover:text-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
