import type { User } from "@slideloom/core/contract/account";
import type { ComponentProps } from "react";
import { buildInitials } from "../../lib/initials.ts";

interface AccountMenuButtonProps extends ComponentProps<"button"> {
  user: User;
}

export function AccountMenuButton({ user, ...props }: AccountMenuButtonProps) {
  const initials = buildInitials(user);
  return (
    <button
      type="button"
      aria-label={`Account menu: ${initials}`}
      title="Account menu"
      className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent text-[13px] font-semibold text-white hover:bg-accent-hover"
      {...props}
    >
      <span aria-hidden="true">{initials}</span>
    </button>
  );
}
