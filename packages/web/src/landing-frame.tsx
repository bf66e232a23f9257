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
  // Makes React render the whole page at once, instead of inserting large parts later by an inline script.
  { progressiveChunkSize: Number.POSITIVE_INFINITY },
);
const html = await new Response(prelude).text();

/** The landing page's first frame for anonymous users, as HTML. Imported by the build. */
export const landingFrame = html.replace(/^(<link [^>]*>)+/, "");
