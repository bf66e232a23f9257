import "./styles.css";
import "./lib/zod-settings.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
const reactRoot = createRoot(root);
// Both are preloaded. Text that is drawn before they are there jumps when they come.
const fonts = ["1em 'Inter Variable'", "600 1em Poppins"];
void Promise.allSettled(fonts.map((font) => document.fonts.load(font))).then(() =>
  reactRoot.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
