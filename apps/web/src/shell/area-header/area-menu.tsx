import { Menu } from 'lucide-react';
import { useDrawer } from '../drawer/use-drawer.tsx';
import { signedInText } from '../language/signed-in-text.ts';

const load = async () => (await import('./area-menu-drawer.tsx')).AreaMenuDrawer;

/** Opens the menu of the area. */
export const AreaMenu = () => {
  const text = signedInText.useText();
  const { opener, drawer } = useDrawer(load);
  return (
    <>
      <button
        type="button"
        aria-label={text.menu}
        className="grid size-11 place-items-center rounded-md hover:bg-sunken"
        {...opener}
      >
        <Menu aria-hidden="true" size={22} />
      </button>
      {drawer}
    </>
  );
};
