import type { ReactNode } from "react";
import { TextLink } from "./ui/text-link.tsx";

const mark = /(\*\*.+?\*\*|\*.+?\*|`.+?`|\[[^[\]]+\]\([^()]+\))/;

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded font-medium text-accent-ink underline underline-offset-2"
    >
      {children}
    </a>
  );
}

function Piece({ text }: { text: string }) {
  if (text.startsWith("**")) return <strong>{text.slice(2, -2)}</strong>;
  if (text.startsWith("*")) return <em>{text.slice(1, -1)}</em>;
  if (text.startsWith("`")) return <code>{text.slice(1, -1)}</code>;
  const [, words = "", url = ""] = /^\[(.+)\]\((.+)\)$/.exec(text) ?? [];
  if (url === "") return text;
  return url.startsWith("/") ? (
    <TextLink to={url}>{words}</TextLink>
  ) : (
    <OutsideLink href={url}>{words}</OutsideLink>
  );
}

/** A text of a network's guide, with its strong and emphasized words, code and links. */
export function MarkedText({ text }: { text: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- pieces are identified by their index only
  return text.split(mark).map((piece, index) => <Piece key={index} text={piece} />);
}
