import { QueryClientProvider } from "@tanstack/react-query";
import { Toaster } from "../components/toaster.tsx";
import { TooltipProvider } from "../components/ui/tooltip.tsx";
import { usePageEnding } from "../lib/kept/kept.ts";
import { queryClient } from "../lib/query-client.ts";
import { PageEnd } from "./page-end.tsx";
import { Router } from "./router.tsx";

export function App() {
  // Selects only the value. A selector that returns a new object would re-render the landing page before hydration.
  const ending = usePageEnding((state) => state.ending);
  if (ending) return <PageEnd ending={ending} />;
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Router />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
