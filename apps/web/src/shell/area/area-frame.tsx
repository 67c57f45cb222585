import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useCommands } from '../commands/command-registry.ts';
import { signedInText } from '../language/signed-in-text.ts';
import { setToastRules } from '../toasts/toaster.ts';
import { AreaContext, type Area } from './area.ts';

/** What the shell does for every area: its toasts go by its rules, and its settings are a command. */
const AreaBackground = ({ toastRules, settings }: Area) => {
  const text = signedInText.useText();
  const navigate = useNavigate();
  useEffect(() => setToastRules(toastRules), [toastRules]);
  useCommands([{ id: 'settings', label: text.openSettings, run: () => void navigate({ to: settings }) }]);
  return null;
};

/** Everything of one area. Its rules come first, because effects run in that order. */
export const AreaFrame = ({ area, children }: { readonly area: Area; readonly children: ReactNode }) => (
  <AreaContext value={area}>
    <AreaBackground {...area} />
    {children}
  </AreaContext>
);
