import { useEffect, useState } from "react";

const patienceMs = 3000;

/** Shown while a login is under way: after a while it says why that may take so long. */
export function LongLogin() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-[13px] text-muted empty:-mt-4">
      {isLong &&
        "Still logging in. After many wrong passwords for an account, whoever typed them, this takes up to 30 seconds."}
    </p>
  );
}
