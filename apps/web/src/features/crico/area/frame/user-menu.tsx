import { Menu, MenuItem, MenuSeparator } from '@nivel/ui/menu';
import { useNavigate } from '@tanstack/react-router';
import { CircleHelp, GraduationCap, LogOut, Settings, ShieldCheck, User, Users } from 'lucide-react';
import { limits } from '../../../../limits/limits.ts';
import { displayName } from '../../../../shell/session/display-name.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { useSignOut } from '../../../../shell/sign-out/use-sign-out.tsx';
import { sayLast } from '../../../../shell/toasts/say-last.tsx';
import { useQuery } from '@tanstack/react-query';
import { ownPersonQuery } from '../data/crico.queries.ts';
import { Avatar } from '../../../../shell/pictures/avatar.tsx';
import { cricoText } from '../crico-text.ts';
import { ownPicture } from '../../../../shell/pictures/own-picture.ts';
import { openCricoDialog } from '../dialogs/crico-dialogs.store.ts';
import { usePermissions } from '../guard/guard.tsx';
import { PlaceChoices } from './place-choices.tsx';

/** Signs out, and shows the result on the next page. */
const useLeave = () => {
  const text = cricoText.useText();
  const navigate = useNavigate();
  const { durationsMs } = limits.crico.toasts;
  return useSignOut(
    // First away from the guarded page, whose gate would otherwise ask to sign in again.
    async () => navigate({ to: '/' }),
    (isHeard) => {
      if (isHeard) sayLast({ type: 'success', message: text.signedOut }, durationsMs.success);
      else sayLast({ type: 'error', title: text.signOutFailed, message: text.signOutUnheard }, durationsMs.error);
    },
  );
};

/** The person's own pages and settings. */
export const UserMenu = () => {
  const text = cricoText.useText();
  const state = useSession();
  const navigate = useNavigate();
  const { account_role: role, user_id: userId } = usePermissions();
  // The session's data, until the person's own were read or changed here.
  const { data: person } = useQuery({ ...ownPersonQuery(userId), enabled: false });
  const { signOut, question } = useLeave();
  if (state.status !== 'signed-in') return null;
  const name = displayName(state.user, text.personal);
  const picture = person ? person.avatar_url : ownPicture(state.user);
  return (
    <>
      <Menu
        align="end"
        label={text.userMenu(name)}
        button={(opener) => (
          <button
            type="button"
            className="grid size-9 place-items-center rounded-full hover:bg-sunken pointer-coarse:size-11"
            {...opener}
          >
            <span className="sr-only">{text.userMenu(name)}</span>
            <Avatar name={name} picture={picture} />
          </button>
        )}
      >
        <p className="px-2.5 pt-1.5 pb-1">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-soft">{state.user.email}</span>
          <span className="block text-sm text-soft">{text.accountRoles[role]}</span>
        </p>
        <MenuSeparator />
        <MenuItem icon={<User aria-hidden="true" size={16} />} onChoose={() => openCricoDialog('profile')}>
          {text.viewProfile}
        </MenuItem>
        <MenuItem
          icon={<Settings aria-hidden="true" size={16} />}
          onChoose={() => void navigate({ to: '/crico/settings' })}
        >
          {text.accountSettings}
        </MenuItem>
        {role === 'admin' && (
          <MenuItem
            icon={<ShieldCheck aria-hidden="true" size={16} />}
            onChoose={() => void navigate({ to: '/crico/admin' })}
          >
            {text.adminPanel}
          </MenuItem>
        )}
        {role !== 'user' && (
          <MenuItem icon={<Users aria-hidden="true" size={16} />} onChoose={() => openCricoDialog('team')}>
            {text.teamManagement}
          </MenuItem>
        )}
        <MenuItem icon={<CircleHelp aria-hidden="true" size={16} />} onChoose={() => openCricoDialog('help')}>
          {text.helpAndSupport}
        </MenuItem>
        <MenuItem
          icon={<GraduationCap aria-hidden="true" size={16} />}
          onChoose={() => void navigate({ to: '/estudiantes-dashboard' })}
        >
          {text.learning}
        </MenuItem>
        <MenuSeparator />
        <PlaceChoices />
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden="true" size={16} />} onChoose={signOut}>
          {text.signOut}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
};
