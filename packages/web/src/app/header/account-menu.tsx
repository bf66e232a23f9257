import type { User } from "@slideloom/core/contract/account";
import { useMutation } from "@tanstack/react-query";
import { DropdownMenu } from "radix-ui";
import { Link } from "react-router";
import { MenuContent } from "../../components/ui/menu.tsx";
import { usePublications, waitsForOwner } from "../../lib/publications.ts";
import { paths } from "../paths.ts";
import { AccountMenuButton } from "./account-menu-button.tsx";
import { logOut } from "./log-out.ts";
import { LogOutDialog } from "./log-out-dialog.tsx";

const links: readonly { label: string; to: string; hasCount?: boolean }[] = [
  { label: "Create Content", to: paths.create },
  { label: "My Carousels", to: paths.myCarousels },
  { label: "Calendar", to: paths.calendar },
  { label: "Approvals", to: paths.approvals, hasCount: true },
  { label: "Connections", to: paths.connections },
  { label: "API Access", to: paths.apiDocs },
  { label: "Pricing Plans", to: paths.pricing },
  { label: "Resources", to: paths.resources },
];

const itemClassName =
  "flex min-h-9 w-full cursor-pointer items-center rounded-lg px-2.5 text-left outline-none data-disabled:cursor-default data-disabled:opacity-60 data-highlighted:bg-accent-soft";

function LogOutItem() {
  const { mutate, isPending } = useMutation({ mutationFn: logOut });
  return (
    <DropdownMenu.Item
      disabled={isPending}
      onSelect={(event) => {
        // Keeps the menu open until log-out is done. The menu unmounts when there is no user.
        event.preventDefault();
        mutate();
      }}
      className={itemClassName}
    >
      {isPending ? "Logging out..." : "Log out"}
    </DropdownMenu.Item>
  );
}

/** The number of posts that wait for the person's approval; nothing if none does. */
function WaitingCount() {
  const { data = [] } = usePublications({ status: "waiting_for_approval" });
  const count = data.filter(waitsForOwner).length;
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-accent-soft px-2 text-accent-ink tabular-nums">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** Account menu with the user's name and links, initially open. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <>
      <LogOutDialog />
      <DropdownMenu.Root modal={false} defaultOpen>
        <DropdownMenu.Trigger asChild>
          <AccountMenuButton user={user} />
        </DropdownMenu.Trigger>
        <MenuContent region="Account" className="w-60">
          <DropdownMenu.Item asChild className={itemClassName}>
            <Link to={paths.account} title="Your account">
              <span className="min-w-0 flex-1 py-1.5">
                <span className="block truncate font-semibold">{user.username}</span>
                <span className="block truncate text-muted">{user.email}</span>
              </span>
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />
          {links.map(({ label, to, hasCount = false }) => (
            <DropdownMenu.Item key={to} asChild className={itemClassName}>
              <Link to={to}>
                {label}
                {hasCount && <WaitingCount />}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />
          <DropdownMenu.Item asChild className={itemClassName}>
            <Link to={paths.account}>Account</Link>
          </DropdownMenu.Item>
          <LogOutItem />
        </MenuContent>
      </DropdownMenu.Root>
    </>
  );
}
