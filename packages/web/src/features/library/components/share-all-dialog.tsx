import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { AddressField } from "../../../components/address-field.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { requestApi } from "../../../lib/api.ts";

interface Link {
  id: string;
  title: string;
  url: string;
}

/** Shares the carousels one after the other; a carousel that is shared already keeps its link. */
async function shareAll(carousels: readonly ListedCarousel[]): Promise<Link[]> {
  const links: Link[] = [];
  for (const { id, title } of carousels) {
    const { url } = await requestApi("shareCarousel", { params: { id } });
    // Without PUBLIC_URL the server returns a path, resolved against the browser's own origin.
    links.push({ id, title, url: new URL(url, location.origin).href });
  }
  return links;
}

interface ShareAllDialogProps {
  carousels: readonly ListedCarousel[];
  onClose: () => void;
}

/** Creates and lists the public links of several carousels. */
export function ShareAllDialog({ carousels, onClose }: ShareAllDialogProps) {
  const share = useMutation({ mutationFn: () => shareAll(carousels) });
  const links = share.data;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Share ${countNoun(carousels.length, "carousel")}`}
      description="Anyone with a link can view the latest saved slides. Only you can edit them."
      className="max-h-[85dvh] max-w-[560px]"
    >
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pb-5">
        <ErrorNotice error={share.error} />
        {links ? (
          <>
            <CopyButton
              text={links.map(({ title, url }) => `${title}: ${url}`).join("\n")}
              title="Copy all links"
              className="self-start"
            />
            {links.map(({ id, title, url }) => (
              <div key={id}>
                <p dir="auto" className="mb-1 font-medium wrap-anywhere">
                  {title}
                </p>
                <AddressField label={`Link to ${title}`} url={url} copyTitle="Copy link" />
              </div>
            ))}
          </>
        ) : (
          <Button
            variant="primary"
            className="self-start"
            disabled={share.isPending}
            onClick={() => share.mutate()}
          >
            {share.isPending ? "Creating links..." : "Create links"}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
