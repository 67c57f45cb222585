import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useCommands } from '../commands/command-registry.ts';
import { signedInText } from '../language/signed-in-text.ts';
import { setToastRules } from '../toasts/toaster.ts';
import { AreaContext, type Area } from './area.ts';

/** The area's toasts go by its rules. */
const ToastRulesOf = ({ toastRules }: Pick<Area, 'toastRules'>) => {
  useEffect(() => setToastRules(toastRules), [toastRules]);
  return null;
};

/** What can be done in every area. */
const ShellCommands = ({ settings }: Pick<Area, 'settings'>) => {
  const text = signedInText.useText();
  const navigate = useNavigate();
  useCommands([{ id: 'settings', label: text.openSettings, run: () => void navigate({ to: settings }) }]);
  return null;
};

/** Everything of one area. Its rules come before what it says, and its commands before those of the shell: effects run in that order. */
export const AreaFrame = ({ area, children }: { readonly area: Area; readonly children: ReactNode }) => (
  <AreaContext value={area}>
    <ToastRulesOf toastRules={area.toastRules} />
    {children}
    <ShellCommands settings={area.settings} />
  </AreaContext>
);
