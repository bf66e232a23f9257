import { clsx } from "clsx";
import { Link } from "react-router";
import { paths } from "../paths.ts";

interface LogoProps {
  /** Hides the name in very narrow windows. */
  mayShrink?: boolean;
  /** Loads the page as a new document, so it gets its own content security policy. */
  reloadDocument?: boolean;
}

export function Logo({ mayShrink = false, reloadDocument = false }: LogoProps) {
  return (
    <Link
      to={paths.home}
      reloadDocument={reloadDocument}
      className="flex shrink-0 items-center gap-2.5 rounded-lg"
      title="Slideloom"
    >
      <img src="/favicon.svg" alt="" width={26} height={26} />
      <span
        className={clsx(
          "font-heading text-[17px] font-semibold tracking-[-0.01em]",
          mayShrink && "max-[419px]:sr-only",
        )}
      >
        Slideloom
      </span>
    </Link>
  );
}
