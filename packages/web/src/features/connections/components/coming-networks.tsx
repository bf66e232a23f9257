import { comingNetworks } from "@slideloom/core/publishing";
import { TextLink } from "../../../components/ui/text-link.tsx";

/** The networks that come later, and what serves them now. */
export function ComingNetworks() {
  return (
    <section
      aria-label="Coming"
      className="rounded-2xl border border-dashed border-line-strong/50 p-5"
    >
      <h2 className="font-heading text-lg font-semibold">Coming</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {comingNetworks.map((name) => (
          <li key={name} className="rounded-full bg-sunken px-2.5 py-1 text-[13px] font-medium">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        Until then, a <TextLink to="/guides/hand-over">hand-over</TextLink> gives pictures and words
        to a service that posts there at your time. Or download <strong>for all networks</strong> in
        the editor: a ZIP with a folder for each, caption and descriptions in it.
      </p>
    </section>
  );
}
