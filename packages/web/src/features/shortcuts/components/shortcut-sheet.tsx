import { Fragment } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { formatKeys } from "../../../lib/shortcut-keys.ts";
import { getShortcut, type ShortcutId, shortcutIds } from "../../../lib/shortcuts.ts";
import { useDeviceSetting } from "../../../lib/kept/device-setting.ts";
import { singleKeyShortcuts } from "../../../lib/single-key-shortcuts.ts";
import { shortcutSheet } from "../shortcut-sheet.ts";
import { shortcutGroups, shortcutTexts } from "../shortcut-texts.ts";
import { useIsOpen } from "../../../lib/dialog.ts";

function ShortcutRow({ id }: { id: ShortcutId }) {
  const { keys } = getShortcut(id);
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <dt>{shortcutTexts[id].label}</dt>
      <dd className="flex shrink-0 items-center gap-1.5 text-xs text-muted">
        {keys.map((combination, index) => (
          <Fragment key={combination}>
            {index > 0 && <span>or</span>}
            <kbd className="rounded-md border border-line bg-sunken px-1.5 py-0.5 font-sans font-medium text-ink">
              {formatKeys(combination)}
            </kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

/** All shortcuts of the editor, and the switch for single-key ones. */
export function ShortcutSheet() {
  const isOpen = useIsOpen(shortcutSheet);
  const areSignsOn = useDeviceSetting(singleKeyShortcuts);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={shortcutSheet.close}
      title="Keyboard shortcuts"
      className="max-h-[86dvh] max-w-[760px]"
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Shortcuts"
        className="min-h-0 overflow-y-auto px-5 -outline-offset-2"
      >
        <div className="gap-8 pb-2 sm:columns-2">
          {Object.entries(shortcutGroups).map(([group, heading]) => (
            <section key={group} className="mb-4 break-inside-avoid">
              <h3 className="mb-1 font-heading text-[13.5px] font-semibold">{heading}</h3>
              <dl className="divide-y divide-line">
                {shortcutIds
                  .filter((id) => shortcutTexts[id].group === group)
                  .map((id) => (
                    <ShortcutRow key={id} id={id} />
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
      <div className="shrink-0 border-t border-line px-5 py-2">
        <SwitchRow
          label="Single-key shortcuts, such as ? and ["
          isOn={areSignsOn}
          onChange={(areOn) => singleKeyShortcuts.write(areOn)}
        />
      </div>
    </Dialog>
  );
}
