import { useEffect } from "react";
import { useUser } from "../../lib/session.ts";
import { followAccount } from "./account-brand-sync.ts";

/** Keeps the brand with the account as long as somebody is signed in. */
export function useAccountBrand(): void {
  const accountId = useUser()?.id;
  useEffect(() => (accountId === undefined ? undefined : followAccount(accountId)), [accountId]);
}
