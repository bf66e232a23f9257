import { useIsLate } from "../../../lib/use-is-late.ts";

const patienceMs = 3000;

/** Explains a login that takes longer than `patienceMs`: the server delays logins after wrong passwords. */
export function LongLogin() {
  const isLong = useIsLate(true, patienceMs);
  return (
    <p role="status" className="text-[13px] text-muted empty:-mt-4">
      {isLong &&
        "Still logging in. After several wrong passwords for an account, this takes up to 30 seconds."}
    </p>
  );
}
