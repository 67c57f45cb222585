import { Dialog } from '@nivel/ui/dialog';
import { ExternalLink } from 'lucide-react';
import { commandKeys } from '../../../../shell/commands/command-registry.ts';
import { liveState } from '../../../../shell/live/live-state.ts';
import { useOnline } from '../../../../shell/live/use-online.ts';
import { version } from '../../../../shell/version.ts';
import { cricoText } from '../crico-text.ts';
import { shownShortcuts } from '../shown-shortcuts.ts';
import { helpText } from './help-text.ts';
import { SupportSection } from './support-section.tsx';

/** Whether the server answers, as far as this page knows. */
const Status = () => {
  const text = helpText.useText();
  const isOnline = useOnline();
  const isLive = liveState.use() && isOnline;
  const look = isLive ? 'bg-success' : 'bg-warning';
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${look}`} />
      {isLive ? text.statusLive : isOnline ? text.statusAway : text.statusOffline}
    </span>
  );
};

/** Keyboard shortcuts, further reading, the version, and the state of the service. */
export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { close } = cricoText.useText();
  const text = helpText.useText();
  const shortcuts = [
    [commandKeys(), text.shortcutCommands],
    ['?', text.shortcutHelp],
    ['Esc', text.shortcutEscape],
    ['Tab', text.shortcutTab],
    ...shownShortcuts.use(),
  ] as const;
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.title} description={text.lead} closeLabel={close}>
      <h3 className="mt-4 text-base">{text.shortcuts}</h3>
      <dl className="mt-2 flex flex-col divide-y divide-line">
        {shortcuts.map(([keys, what]) => (
          <div key={`${keys} ${what}`} className="flex items-center justify-between gap-4 py-2">
            <dt>{what}</dt>
            <dd>
              <kbd className="shrink-0 rounded-sm border border-line-strong px-1.5 py-0.5 font-sans text-sm whitespace-nowrap">
                {keys}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <SupportSection />
      <h3 className="mt-5 text-base">{text.about}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-soft">{text.documents}</dt>
        <dd>
          <a href="/docs" target="_blank" rel="noreferrer" className="text-accent underline">
            {text.interfaces} <ExternalLink aria-hidden="true" size={14} className="inline" />
          </a>
        </dd>
        <dt className="text-soft">{text.version}</dt>
        <dd className="tabular-nums">{version}</dd>
        <dt className="text-soft">{text.status}</dt>
        <dd>
          <Status />
        </dd>
      </dl>
    </Dialog>
  );
};
