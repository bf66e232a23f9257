import "../styles.css";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { TooltipProvider } from "../components/ui/tooltip.tsx";
import { Toaster } from "../components/toaster.tsx";
import { ControlsPage } from "./controls-page.tsx";

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(
  <BrowserRouter>
    <TooltipProvider>
      <ControlsPage />
      <Toaster />
    </TooltipProvider>
  </BrowserRouter>,
);
