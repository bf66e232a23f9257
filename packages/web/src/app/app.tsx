import { ToastProvider } from "../components/toaster.tsx";
import { TooltipProvider } from "../components/ui/tooltip.tsx";
import { Router } from "./router.tsx";

export function App() {
  return (
    <TooltipProvider>
      <ToastProvider>
        <Router />
      </ToastProvider>
    </TooltipProvider>
  );
}
