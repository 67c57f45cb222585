import { Dialog } from '@nivel/ui/dialog';
import { commandKeys } from '../../../../shell/commands/command-registry.ts';
import { cricoText } from '../crico-text.ts';
import { shownShortcuts } from '../shown-shortcuts.ts';

/** What the keyboard does here, and where more is written. */
export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = cricoText.useText();
  const shortcuts = [
    [commandKeys(), text.shortcutCommands],
    ['?', text.shortcutHelp],
    ['Esc', text.shortcutEscape],
    ['Tab', text.shortcutTab],
    ...shownShortcuts.use(),
  ] as const;
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.helpTitle} description={text.helpText} closeLabel={text.close}>
      <h3 className="mt-4 text-base">{text.shortcuts}</h3>
      <dl className="mt-2 flex flex-col divide-y divide-line">
        {shortcuts.map(([keys, what]) => (
          <div key={keys} className="flex items-center justify-between gap-4 py-2">
            <dt>{what}</dt>
            <dd>
              <kbd className="rounded-sm border border-line-strong px-1.5 py-0.5 font-sans text-sm">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
