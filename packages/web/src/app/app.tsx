import { QueryClientProvider } from "@tanstack/react-query";
import { ToastProvider } from "../components/toaster.tsx";
import { TooltipProvider } from "../components/ui/tooltip.tsx";
import { queryClient } from "../lib/query-client.ts";
import { Router } from "./router.tsx";

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <ToastProvider>
          <Router />
        </ToastProvider>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
