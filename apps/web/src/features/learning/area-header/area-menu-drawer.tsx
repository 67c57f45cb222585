import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Link, useNavigate } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { shellText } from '../../../shell/language/shell-text.ts';
import { LanguageSwitch } from '../../../shell/language/language-switch.tsx';
import { ThemeSwitch } from '../../../shell/theme/theme-switch.tsx';
import { useSignOut } from '../../../shell/sign-out/use-sign-out.tsx';
import { switchCelebrations, useCelebrationsOn } from '../area/celebration/celebration.store.ts';
import { learningText } from '../area/learning-text.ts';
import { TimeZoneSetting } from './time-zone-setting.tsx';
import type { DrawerProps } from './use-drawer.tsx';

/** Preferences of this device, the learner's time zone, and the way out. */
export const AreaMenuDrawer = ({ isOpen, onOpenChange }: DrawerProps) => {
  const text = learningText.useText();
  const shell = shellText.useText();
  const navigate = useNavigate();
  const celebrationsOn = useCelebrationsOn();
  // First away from the protected page, whose gate would otherwise ask to sign in again.
  const { signOut, question } = useSignOut(async () => navigate({ to: '/' }));
  return (
    <>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} side="end" title={text.settings} closeLabel={text.close}>
        <div className="mt-4 flex flex-1 flex-col gap-1">
          <div className="flex min-h-12 items-center justify-between gap-3">
            {shell.language}
            <LanguageSwitch />
          </div>
          <div className="flex min-h-12 items-center justify-between gap-3">
            {shell.theme}
            <ThemeSwitch />
          </div>
          <label className="flex min-h-12 items-center justify-between gap-3">
            {text.celebrations}
            <input
              type="checkbox"
              checked={celebrationsOn}
              onChange={(event) => switchCelebrations(event.target.checked)}
              className="mr-3 size-5 accent-accent"
            />
          </label>
          <TimeZoneSetting />
          <Link
            to="/dashboard/ajustes"
            onClick={() => onOpenChange(false)}
            className="flex min-h-12 items-center gap-2.5 rounded-md font-medium hover:bg-sunken"
          >
            <Settings aria-hidden="true" size={20} />
            {text.accountSettings}
          </Link>
          <a href="/crico" className="flex min-h-12 items-center rounded-md font-medium hover:bg-sunken">
            {shell.crico}
          </a>
          <Button
            variant="secondary"
            fullWidth
            className="mt-auto"
            icon={<LogOut aria-hidden="true" size={18} />}
            onClick={() => {
              onOpenChange(false);
              signOut();
            }}
          >
            {text.signOut}
          </Button>
        </div>
      </Dialog>
      {question}
    </>
  );
};
