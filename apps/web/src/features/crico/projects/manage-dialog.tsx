import { Dialog } from '@nivel/ui/dialog';
import { useState, type ReactNode } from 'react';

interface ManageDialogProps<Thing> {
  readonly text: Readonly<Record<'title' | 'lead' | 'newTitle' | 'editTitle' | 'close', string>>;
  readonly onClose: () => void;
  /** The form of one of them; undefined: one that is not there yet. */
  readonly form: (thing: Thing | undefined, back: () => void) => ReactNode;
  /** All of them; `edit` opens the form. */
  readonly children: (edit: (thing: Thing | 'new') => void) => ReactNode;
}

/** A dialog over things that a project has several of; the form of one takes the place of all. */
export const ManageDialog = <Thing extends object>({ text, onClose, form, children }: ManageDialogProps<Thing>) => {
  /** The one in the form; 'new': one that is not there yet. */
  const [edited, setEdited] = useState<Thing | 'new'>();
  const back = () => setEdited(undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={edited ? (edited === 'new' ? text.newTitle : text.editTitle) : text.title}
      {...(!edited && { description: text.lead })}
      closeLabel={text.close}
    >
      {edited ? form(edited === 'new' ? undefined : edited, back) : children((thing) => setEdited(thing))}
    </Dialog>
  );
};
