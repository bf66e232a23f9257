import { Link } from "react-router";
import { paths } from "./paths.ts";

export function Logo() {
  return (
    <Link to={paths.create} className="flex items-center gap-2.5 rounded-lg" title="Slideloom">
      <img src="/favicon.svg" alt="" width={26} height={26} />
      <span className="font-heading text-[17px] font-semibold tracking-[-0.01em]">Slideloom</span>
    </Link>
  );
}
