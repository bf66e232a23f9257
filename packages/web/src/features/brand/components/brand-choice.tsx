import type { Brand } from "@slideloom/core/design";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { keepThisBrand, takeAccountBrand } from "../account-brand-sync.ts";
import { useBrandSyncStore } from "../brand-sync-store.ts";

/** The brand in a few words. */
function describeBrand({ name, handle, website }: Brand): string {
  const words = [name, handle, website].map((text) => text.trim()).filter((text) => text !== "");
  return words.join(" · ") || "a brand without a name";
}

/** Asks which of two brands to keep, where account and browser each have one. */
export function BrandChoice() {
  const remoteBrand = useBrandSyncStore((state) => state.remoteBrand?.brand ?? null);
  if (!remoteBrand) return null;
  return (
    <Notice variant="warning" role="alert" title="Your account has another brand">
      <p>
        It is {describeBrand(remoteBrand)}. Nothing is overwritten until you choose which of the two
        to keep.
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          size="small"
          title="Replace the brand here by your account's"
          onClick={takeAccountBrand}
        >
          Use the account's
        </Button>
        <Button
          size="small"
          title="Replace your account's brand by the one here"
          onClick={keepThisBrand}
        >
          Keep this one
        </Button>
      </div>
    </Notice>
  );
}
