import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { cricoText } from '../../area/crico-text.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import { ListFields } from './list-fields.tsx';
import { emptyList, formOf } from './list-form.ts';
import { ListOrder } from './list-order.tsx';
import { listsText } from './lists-text.ts';
import { useListCommands } from './use-list-commands.ts';

/** What is shown may not be what is there any more. */
const ListsFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const text = listsText.useText();
  const area = cricoText.useText();
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <p className="font-medium text-danger">{text.loadFailed}</p>
      <p className="text-soft">{text.loadFailedText}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {area.tryAgain}
      </Button>
    </div>
  );
};

/** Manage Lists: their order, what each is, new ones, and their end. */
export const ManageListsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = listsText.useText();
  const commands = useListCommands();
  const { session } = useProject();
  const isStale = session.state.use((state) => state.status === 'open' && state.trouble !== null);
  /** The list in the form; 'new': one that is not there yet. */
  const [edited, setEdited] = useState<ListRow | 'new'>();
  const [leaving, setLeaving] = useState<ListRow>();
  const back = () => setEdited(undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={edited ? (edited === 'new' ? text.newTitle : text.editTitle) : text.title}
      {...(!edited && { description: text.lead })}
      closeLabel={text.close}
    >
      {edited ? (
        <ListFields
          initial={edited === 'new' ? emptyList : formOf(edited)}
          action={edited === 'new' ? text.create : text.save}
          onSave={(form) => {
            if (edited === 'new') commands.create(form);
            else commands.update(edited, form);
            back();
          }}
          onBack={back}
        />
      ) : (
        <div className="mt-4 flex flex-col gap-4">
          {isStale && <ListsFailure onRetry={() => void session.catchUp()} />}
          <ListOrder onMove={commands.move} onEdit={setEdited} onDelete={setLeaving} />
          <div>
            <Button size="sm" icon={<Plus aria-hidden="true" size={16} />} onClick={() => setEdited('new')}>
              {text.add}
            </Button>
          </div>
        </div>
      )}
      {leaving && (
        <DeleteListDialog
          list={leaving}
          onConfirm={(moveTo) => {
            commands.remove(leaving, moveTo);
            setLeaving(undefined);
          }}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </Dialog>
  );
};
