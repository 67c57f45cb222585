import { Button } from '@nivel/ui/button';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../area/in-words.ts';
import { leadsProject } from '../../../area/project/project-scene.ts';
import { useBoard } from '../../board-context.ts';
import { automationText } from '../automation-text.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { useAutomationSettings, useSettingsChanges } from './use-automation-settings.ts';

/** The state of all automation of the project: whether it is paused, what waits, and its settings. */
export const AutomationBar = () => {
  const text = automationText.useText();
  const { board, names } = useBoard();
  const settings = useAutomationSettings();
  const { pause } = useSettingsChanges();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<boolean>();
  if (!settings) return null;
  const mayChange = leadsProject(board);
  const { is_paused: isPaused, paused_at: at, paused_by: by, refused_runs: refused, waiting } = settings;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3">
      <div role="status" className="min-w-0 text-sm empty:hidden">
        {isPaused && at !== null && (
          <p className="rounded-sm bg-warning-soft px-2.5 py-1.5">
            {text.settings.pausedSince(formatMoment(at), names.get(by ?? '') ?? text.somebody)}{' '}
            {text.settings.refused(refused)}
          </p>
        )}
        {waiting > 0 && <p className="text-soft">{text.settings.waiting(waiting)}</p>}
      </div>
      {mayChange && (
        <div className="ml-auto flex flex-wrap items-center gap-3">
          <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              role="switch"
              // Shown immediately; corrected if it is refused.
              checked={wanted ?? isPaused}
              disabled={pause.isPending}
              onChange={({ target: { checked } }) => {
                setWanted(checked);
                pause.mutate(checked, { onSettled: () => setWanted(undefined) });
              }}
              className="size-4 accent-(--accent) pointer-coarse:size-5"
            />
            {text.settings.pauseAll}
          </label>
          <Button
            size="sm"
            variant="secondary"
            icon={<Settings aria-hidden="true" size={16} />}
            onClick={() => setOpen(true)}
          >
            {text.settings.open}
          </Button>
        </div>
      )}
      {isOpen && <SettingsDialog settings={settings} onClose={() => setOpen(false)} />}
    </div>
  );
};
