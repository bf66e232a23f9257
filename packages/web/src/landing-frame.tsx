import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app/app.tsx";

const { prelude } = await prerender(
  <StrictMode>
    <StaticRouter location="/">
      <App />
    </StaticRouter>
  </StrictMode>,
  // Parts above this size would be put in their place by an inline script.
  { progressiveChunkSize: Number.POSITIVE_INFINITY },
);
const html = await new Response(prelude).text();

/** The landing page's first frame as anonymous users get it, in HTML. Imported when the product is built. */
export const landingFrame = html.replace(/^(<link [^>]*>)+/, "");
