import { Dialog } from '@nivel/ui/dialog';
import { useLocation } from '@tanstack/react-router';
import { ListTree } from 'lucide-react';
import { useState } from 'react';
import { learningText } from '../area/learning-text.ts';
import { ModuleContents, type WhereAmI } from './module-contents.tsx';

/** The learner's place in the module, on a phone: a drawer that closes when a part is chosen. */
export const ModuleDrawer = (here: WhereAmI) => {
  const text = learningText.useText();
  const pathname = useLocation({ select: (location) => location.pathname });
  // The drawer is open for the page where it was opened; going elsewhere closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpenedOn(pathname)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-medium hover:bg-sunken"
      >
        <ListTree aria-hidden="true" size={20} />
        {text.whereAmI}
      </button>
      <Dialog
        isOpen={openedOn === pathname}
        onOpenChange={(isOpen) => setOpenedOn(isOpen ? pathname : null)}
        side="start"
        title={text.contents}
        closeLabel={text.close}
      >
        <nav aria-label={text.contents} className="mt-3">
          <ModuleContents {...here} />
        </nav>
      </Dialog>
    </div>
  );
};
