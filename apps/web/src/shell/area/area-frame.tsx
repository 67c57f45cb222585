import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { limits } from '../../limits/limits.ts';
import { useCommands } from '../commands/command-registry.ts';
import { signedInText } from '../language/signed-in-text.ts';
import { setToastRules } from '../toasts/toaster.ts';
import { AreaContext, type Area } from './area.ts';

/** The area's toasts go by its rules. */
const ToastRulesOf = ({ toastRules }: Pick<Area, 'toastRules'>) => {
  useEffect(() => setToastRules(toastRules), [toastRules]);
  return null;
};

/** The commands of every area. */
const ShellCommands = ({ settings }: Pick<Area, 'settings'>) => {
  const text = signedInText.useText();
  const navigate = useNavigate();
  useCommands([{ id: 'settings', label: text.openSettings, run: () => void navigate({ to: settings }) }]);
  return null;
};

/** How long things take here is measured once the first of them are over; the browser has kept them. */
const Measured = () => {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void import('../monitoring/timings.ts').then(
          ({ measureTimings }) => measureTimings(),
          () => undefined,
        ),
      limits.monitoring.startAfterMs,
    );
    return () => clearTimeout(timer);
  }, []);
  return null;
};

/**
 * Everything of one area. Its styles come before its content, and its commands before those of the shell: effects run in that
 * order.
 */
export const AreaFrame = ({ area, children }: { readonly area: Area; readonly children: ReactNode }) => (
  <AreaContext value={area}>
    <ToastRulesOf toastRules={area.toastRules} />
    {children}
    <Measured />
    <ShellCommands settings={area.settings} />
  </AreaContext>
);
