import { MOST_LABELS } from '@nivel/contracts/projects/values/board-values';
import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { EmptyState } from '@nivel/ui/empty-state';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { useProject } from '../../area/project/project-scene.ts';
import { SearchField } from '../../area/search-field.tsx';
import { ManageDialog } from '../manage-dialog.tsx';
import { LabelFields } from './label-fields.tsx';
import { countedLabels, labelsLike, type CountedLabel } from './label-form.ts';
import { LabelList } from './label-list.tsx';
import { labelsText } from './labels-text.ts';
import { MergeLabelsDialog } from './merge-labels-dialog.tsx';
import { useLabelCommands } from './use-label-commands.ts';

/** The selected labels of a project, while they exist. */
const useChosen = (labels: readonly CountedLabel[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: labels.filter(({ id }) => ids.has(id)),
    ids,
    choose: ({ id }: CountedLabel) =>
      setIds(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
    clear: () => setIds(new Set()),
  };
};

interface ChosenBarProps {
  readonly count: number;
  readonly onMerge: () => void;
  readonly onClear: () => void;
}

const ChosenBar = ({ count, onMerge, onClear }: ChosenBarProps) => {
  const text = labelsText.useText();
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-sm bg-accent-soft px-3 py-1.5">
      <span role="status" className="flex-1">
        {text.chosen(count)}
      </span>
      <Button size="sm" variant="secondary" onClick={onClear}>
        {text.unchoose}
      </Button>
      <Button size="sm" disabled={count < 2} onClick={onMerge}>
        {text.merge}
      </Button>
    </div>
  );
};

interface AllLabelsProps {
  readonly onEdit: (label: CountedLabel | 'new') => void;
}

/** The existing labels, and the actions on them. */
const AllLabels = ({ onEdit }: AllLabelsProps) => {
  const text = labelsText.useText();
  const { board } = useProject();
  const commands = useLabelCommands();
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<CountedLabel>();
  const [isMerging, setIsMerging] = useState(false);
  const labels = countedLabels(board);
  const { chosen, ids, choose, clear } = useChosen(labels);
  const found = labelsLike(labels, search);
  const isCounting = board.isPartial === true;
  const isFull = labels.length >= MOST_LABELS;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {labels.length === 0 ? (
        <EmptyState drawing={<Tags aria-hidden="true" size={40} className="text-soft" />} title={text.none}>
          {text.noneText}
        </EmptyState>
      ) : (
        <>
          <SearchField label={text.search} value={search} onChange={setSearch} />
          <p role="status" className={found.length === 0 ? 'text-soft' : 'sr-only'}>
            {found.length === 0 ? text.notFound : text.found(found.length)}
          </p>
          <LabelList
            labels={found}
            isCounting={isCounting}
            chosen={ids}
            onChoose={choose}
            onEdit={onEdit}
            onDelete={setLeaving}
          />
          <ChosenBar count={chosen.length} onMerge={() => setIsMerging(true)} onClear={clear} />
        </>
      )}
      {isFull && <p className="text-sm text-soft">{text.full(MOST_LABELS)}</p>}
      <div>
        <Button size="sm" disabled={isFull} icon={<Plus aria-hidden="true" size={16} />} onClick={() => onEdit('new')}>
          {text.add}
        </Button>
      </div>
      {leaving && (
        <ConfirmDialog
          title={text.deleteTitle(leaving.name)}
          description={
            isCounting ? text.counting : text.deleteText(labels.find(({ id }) => id === leaving.id)?.count ?? 0)
          }
          isReady={!isCounting}
          action={text.deleteIt}
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
      {isMerging && chosen.length > 1 && (
        <MergeLabelsDialog
          labels={chosen}
          onCancel={() => setIsMerging(false)}
          onConfirm={(into) => {
            commands.merge(into, chosen);
            setIsMerging(false);
            clear();
          }}
        />
      )}
    </div>
  );
};

/** The labels of the open project: new ones, their names and colours, their end, and one out of several. */
export const ManageLabelsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = labelsText.useText();
  const commands = useLabelCommands();
  return (
    <ManageDialog<CountedLabel>
      text={text}
      onClose={onClose}
      form={(label, back) => (
        <LabelFields
          label={label}
          onSave={(form) => {
            if (label) commands.update(label, form);
            else commands.create(form);
            back();
          }}
          onBack={back}
        />
      )}
    >
      {(edit) => <AllLabels onEdit={edit} />}
    </ManageDialog>
  );
};
