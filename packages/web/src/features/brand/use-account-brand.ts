import { useEffect } from "react";
import { useUser } from "../../lib/session.ts";
import { followAccount } from "./account-brand.ts";

/** Syncs the brand with the account while signed in. */
export function useAccountBrand(): void {
  const accountId = useUser()?.id;
  useEffect(() => (accountId === undefined ? undefined : followAccount(accountId)), [accountId]);
}
