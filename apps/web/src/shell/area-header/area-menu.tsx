import { Menu } from 'lucide-react';
import { useDrawer } from '../drawer/use-drawer.tsx';
import { signedInText } from '../language/signed-in-text.ts';
import { Avatar } from '../pictures/avatar.tsx';
import { ownPicture } from '../pictures/own-picture.ts';
import { displayName } from '../session/display-name.ts';
import { useSession } from '../session/session.ts';

const load = async () => (await import('./area-menu-drawer.tsx')).AreaMenuDrawer;

/** Opens the menu of the area; a person with a picture finds it behind that. */
export const AreaMenu = () => {
  const text = signedInText.useText();
  const { opener, drawer } = useDrawer(load);
  const state = useSession();
  const user = state.status === 'signed-in' ? state.user : null;
  const picture = user && ownPicture(user);
  return (
    <>
      <button
        type="button"
        aria-label={text.menu}
        className="grid size-11 place-items-center rounded-md hover:bg-sunken"
        {...opener}
      >
        {user && picture ? (
          <Avatar name={displayName(user, user.email)} picture={picture} />
        ) : (
          <Menu aria-hidden="true" size={22} />
        )}
      </button>
      {drawer}
    </>
  );
};
