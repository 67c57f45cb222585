import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { Button } from '@nivel/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { cricoText } from '../../area/crico-text.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { ManageDialog } from '../manage-dialog.tsx';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import { ListFields } from './list-fields.tsx';
import { emptyList, formOf } from './list-form.ts';
import { ListOrder } from './list-order.tsx';
import { listsText } from './lists-text.ts';
import { useListCommands } from './use-list-commands.ts';

/** The shown list may be out of date. */
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

/** Manage Lists: their order, their names, new ones, and their deletion. */
export const ManageListsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = listsText.useText();
  const commands = useListCommands();
  const { session } = useProject();
  const isStale = session.state.use((state) => state.status === 'open' && state.trouble !== null);
  const [leaving, setLeaving] = useState<ListRow>();
  return (
    <ManageDialog<ListRow>
      text={text}
      onClose={onClose}
      form={(list, back) => (
        <ListFields
          initial={list ? formOf(list) : emptyList}
          action={list ? text.save : text.create}
          onSave={(form) => {
            if (list) commands.update(list, form);
            else commands.create(form);
            back();
          }}
          onBack={back}
        />
      )}
    >
      {(edit) => (
        <>
          <div className="mt-4 flex flex-col gap-4">
            {isStale && <ListsFailure onRetry={() => void session.catchUp()} />}
            <ListOrder onMove={commands.move} onEdit={edit} onDelete={setLeaving} />
            <div>
              <Button size="sm" icon={<Plus aria-hidden="true" size={16} />} onClick={() => edit('new')}>
                {text.add}
              </Button>
            </div>
          </div>
          {leaving && (
            <DeleteListDialog
              list={leaving}
              onConfirm={(cardsGo) => {
                commands.remove(leaving, cardsGo);
                setLeaving(undefined);
              }}
              onCancel={() => setLeaving(undefined)}
            />
          )}
        </>
      )}
    </ManageDialog>
  );
};
