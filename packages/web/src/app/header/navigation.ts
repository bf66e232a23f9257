import { paths } from "../paths.ts";

export interface NavigationLink {
  label: string;
  to: string;
}

const create = { label: "Create", to: paths.create };
const myCarousels = { label: "My Carousels", to: paths.myCarousels };
const calendar = { label: "Calendar", to: paths.calendar };
const others = [
  { label: "API", to: paths.apiDocs },
  { label: "Pricing", to: paths.pricing },
  { label: "Resources", to: paths.resources },
];

/** Returns the header's links in order. */
export function listNavigation(isSignedIn: boolean): readonly NavigationLink[] {
  return isSignedIn ? [create, myCarousels, calendar, ...others] : [create, ...others];
}

/** Returns true if the page is the link's target or one of its subpages. */
export function isCurrentPage({ to }: NavigationLink, pathname: string): boolean {
  if (to === paths.create && pathname === paths.templateSettings) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
