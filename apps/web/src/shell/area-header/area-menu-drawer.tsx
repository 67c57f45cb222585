import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Link, useNavigate } from '@tanstack/react-router';
import { Command, LogOut, Settings } from 'lucide-react';
import { useArea } from '../area/area.ts';
import { commandKeys, openCommandPalette } from '../commands/command-registry.ts';
import type { DrawerProps } from '../drawer/use-drawer.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { shellText } from '../language/shell-text.ts';
import { signedInText } from '../language/signed-in-text.ts';
import { useSignOut } from '../sign-out/use-sign-out.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';

const rowLook = 'flex min-h-12 items-center gap-2.5 rounded-md font-medium hover:bg-sunken';

const Preferences = () => {
  const shell = shellText.useText();
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3">
        {shell.language}
        <LanguageSwitch />
      </div>
      <div className="flex min-h-12 items-center justify-between gap-3">
        {shell.theme}
        <ThemeSwitch />
      </div>
    </>
  );
};

/** Preferences of this device, links to settings and commands, and sign-out. */
export const AreaMenuDrawer = ({ isOpen, onOpenChange }: DrawerProps) => {
  const text = signedInText.useText();
  const shell = shellText.useText();
  const { settings } = useArea();
  const navigate = useNavigate();
  // First away from the protected page, whose gate would otherwise ask to sign in again.
  const { signOut, question } = useSignOut(async () => navigate({ to: '/' }));
  const closing = (act?: () => void) => () => {
    onOpenChange(false);
    act?.();
  };
  return (
    <>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} side="end" title={text.preferences} closeLabel={text.close}>
        <div className="mt-4 flex flex-1 flex-col gap-1">
          <Preferences />
          <Link to={settings} onClick={closing()} className={rowLook}>
            <Settings aria-hidden="true" size={20} />
            {text.settings}
          </Link>
          <button type="button" onClick={closing(openCommandPalette)} className={rowLook}>
            <Command aria-hidden="true" size={20} />
            {text.commands}
            <kbd className="ml-auto font-sans text-sm text-soft">{commandKeys()}</kbd>
          </button>
          <a href="/crico" className={rowLook}>
            {shell.crico}
          </a>
          <Button
            variant="secondary"
            fullWidth
            className="mt-auto"
            icon={<LogOut aria-hidden="true" size={18} />}
            onClick={closing(signOut)}
          >
            {text.signOut}
          </Button>
        </div>
      </Dialog>
      {question}
    </>
  );
};
