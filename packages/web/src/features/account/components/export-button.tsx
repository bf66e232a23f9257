import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { exportAccount } from "../api/export-account.ts";
import { showFailure } from "../../../state/failure-toast.ts";

export function ExportButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: exportAccount,
    onError: showFailure("Data not exported"),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      <Download size={16} aria-hidden="true" />
      {isPending ? "Exporting..." : "Export data"}
    </Button>
  );
}
