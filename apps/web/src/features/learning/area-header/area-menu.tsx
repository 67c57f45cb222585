import { Menu } from 'lucide-react';
import { learningText } from '../area/learning-text.ts';
import { useDrawer } from './use-drawer.tsx';

const load = async () => (await import('./area-menu-drawer.tsx')).AreaMenuDrawer;

/** Opens the menu of the area. */
export const AreaMenu = () => {
  const text = learningText.useText();
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
