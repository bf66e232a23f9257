import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { exportAccount } from "../api/export-account.ts";

export function ExportButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: exportAccount,
    onError: (error) =>
      showToast({
        variant: "destructive",
        title: "Data not exported",
        description: readErrorMessage(error),
      }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      <Download size={16} aria-hidden="true" />
      {isPending ? "Exporting..." : "Export data"}
    </Button>
  );
}
