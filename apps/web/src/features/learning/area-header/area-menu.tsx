import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Link, useNavigate } from '@tanstack/react-router';
import { LogOut, Menu, Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { appText } from '../../../app/app-text.ts';
import { LanguageSwitch } from '../../../app/layouts/language-switch.tsx';
import { ThemeSwitch } from '../../../app/layouts/theme-switch.tsx';
import { useSignOut } from '../../../app/sign-out/use-sign-out.tsx';
import { switchCelebrations, useCelebrationsOn } from '../celebration/celebration.store.ts';
import { learningText } from '../learning-text.ts';

/** Its list is long, and few open the menu. */
const TimeZoneSetting = lazy(async () => ({ default: (await import('./time-zone-setting.tsx')).TimeZoneSetting }));

/** Preferences of this device, the learner's time zone, and the way out. */
export const AreaMenu = () => {
  const text = learningText.useText();
  const shell = appText.useText();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const celebrationsOn = useCelebrationsOn();
  // First away from the protected page, whose gate would otherwise ask to sign in again.
  const { signOut, question } = useSignOut(async () => navigate({ to: '/' }));
  return (
    <>
      <button
        type="button"
        aria-label={text.menu}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="grid size-11 place-items-center rounded-md hover:bg-sunken"
      >
        <Menu aria-hidden="true" size={22} />
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} side="end" title={text.settings} closeLabel={text.close}>
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
          <Suspense fallback={<div className="h-26" />}>
            <TimeZoneSetting />
          </Suspense>
          <Link
            to="/dashboard/ajustes"
            onClick={() => setIsOpen(false)}
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
              setIsOpen(false);
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
