import { comingNetworks } from "@slideloom/core/networks";
import { TextLink } from "../../../components/ui/text-link.tsx";

/** Lists networks without direct support, and other ways to publish there. */
export function ComingNetworks() {
  return (
    <section
      aria-label="Coming soon"
      className="rounded-2xl border border-dashed border-line-strong/50 p-5"
    >
      <h2 className="font-heading text-lg font-semibold">Coming soon</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {comingNetworks.map((name) => (
          <li key={name} className="rounded-full bg-sunken px-2.5 py-1 text-[13px] font-medium">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        Slideloom doesn't post to these networks directly yet. Connect Buffer or Postiz to reach
        most of them. With a <TextLink to="/guides/hand-over">webhook hand-off</TextLink>, another
        service posts for you on your schedule. Or download a ZIP <strong>for all networks</strong>{" "}
        in the editor and post the images, captions and alt text yourself.
      </p>
    </section>
  );
}
