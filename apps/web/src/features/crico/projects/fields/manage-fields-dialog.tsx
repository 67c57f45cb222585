import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { MOST_FIELDS } from '@nivel/contracts/projects/field-values';
import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fieldsOf } from '../../area/board-model/field-commands.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { ManageDialog } from '../manage-dialog.tsx';
import { OrderedRows } from '../ordered-rows.tsx';
import { FieldFields } from './field-fields.tsx';
import { fieldsText } from './fields-text.ts';
import { useFieldCommands } from './use-field-commands.ts';

/** The fields that the cards of a project have beside those of all cards: their order, names and choices, new ones, and their end. */
export const ManageFieldsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = fieldsText.useText();
  const { board } = useProject();
  const commands = useFieldCommands();
  const [leaving, setLeaving] = useState<FieldRow>();
  const fields = fieldsOf(board);
  const isFull = fields.length >= MOST_FIELDS;
  const about = ({ kind, currency, choices }: FieldRow): string =>
    [text.kinds[kind], currency ?? '', kind === 'choice' ? text.choiceCount(choices.length) : '']
      .filter(Boolean)
      .join(' · ');
  return (
    <ManageDialog<FieldRow>
      text={text}
      onClose={onClose}
      form={(field, back) => (
        <FieldFields
          field={field}
          onSave={(form) => {
            if (field) commands.update(field, form);
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
            {fields.length === 0 && <p className="text-soft">{text.none}</p>}
            {fields.length > 0 && (
              <OrderedRows
                rows={fields}
                text={text}
                label={text.fields}
                about={about}
                onMove={commands.move}
                onEdit={edit}
                onDelete={setLeaving}
              />
            )}
            {isFull && <p className="text-sm text-soft">{text.full(MOST_FIELDS)}</p>}
            <div>
              <Button
                size="sm"
                disabled={isFull}
                icon={<Plus aria-hidden="true" size={16} />}
                onClick={() => edit('new')}
              >
                {text.add}
              </Button>
            </div>
          </div>
          {leaving && (
            <ConfirmDialog
              title={text.removeTitle(leaving.name)}
              description={text.removeText}
              action={text.removeIt}
              labels={text}
              isBusy={false}
              failure={undefined}
              onCancel={() => setLeaving(undefined)}
              onConfirm={() => {
                commands.remove(leaving);
                setLeaving(undefined);
              }}
            />
          )}
        </>
      )}
    </ManageDialog>
  );
};
