import type { Brand } from "@slideloom/core/design";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { acceptAccountBrand, keepThisBrand, useAccountBrandSync } from "../account-brand.ts";

function describeBrand({ name, handle, website }: Brand): string {
  const words = [name, handle, website].map((text) => text.trim()).filter((text) => text !== "");
  return words.join(" · ") || "an unnamed brand";
}

/** Asks which brand to keep if account and browser have different ones. */
export function BrandChoice() {
  const remoteBrand = useAccountBrandSync((state) => state.remoteVersion?.brand ?? null);
  if (!remoteBrand) return null;
  return (
    <Notice variant="warning" role="alert" title="Your account has a different brand">
      <p>
        The account's brand is {describeBrand(remoteBrand)}. Nothing is overwritten until you choose
        a brand.
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          size="small"
          title="Replace this brand with your account's"
          onClick={acceptAccountBrand}
        >
          Use the account's brand
        </Button>
        <Button
          size="small"
          title="Replace your account's brand with this one"
          onClick={keepThisBrand}
        >
          Keep this brand
        </Button>
      </div>
    </Notice>
  );
}
