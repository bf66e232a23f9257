import type { User } from "@slideloom/core/contract/account";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { render } from "vitest-browser-react";
import { Toaster } from "../components/toaster.tsx";
import { TooltipProvider } from "../components/ui/tooltip.tsx";
import { writeAuthToken } from "./session.fixture.ts";
import { useGoTo } from "../lib/go-to.ts";
import { queryClient } from "../lib/query-client.ts";
import { sessionKeys } from "../lib/session.ts";

/** Shows the current URL for assertions. */
function Address() {
  const { pathname, search } = useLocation();
  useGoTo();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Renders a component with the app's providers. */
export function renderInApp(component: ReactNode, { address = "/" } = {}) {
  return render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          {component}
          <Address />
        </MemoryRouter>
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

export const ada: User = {
  id: "ada",
  username: "ada",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: null,
  apiToken: null,
  credits: 0,
  plan: "free",
};

/** Signs the test account `ada` in. */
export function signIn(): void {
  writeAuthToken("token");
  queryClient.setQueryData(sessionKeys.user, ada);
}
