import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { itemsAfter } from '@nivel/contracts/projects/card-sets';
import { useMemo } from 'react';
import { byPosition } from '../../area/board-model/board-store.ts';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { cardsText } from '../cards-text.ts';
import { ChoiceField } from '../editor/choice-field.tsx';
import { cardOptions, labelOptions, watcherOptions } from '../fields/card-options.ts';
import { Checklist } from '../fields/checklist.tsx';
import { FullList } from '../fields/full-list.tsx';
import { MemberPicker } from '../fields/member-picker.tsx';
import { templateFrom, useOwnTemplates } from './use-own-templates.ts';
import type { Wizard } from './use-wizard.ts';

/** Keeps what the card begins with for others like it. */
const SaveTemplate = ({ form }: Pick<Wizard, 'form'>) => {
  const text = cardsText.useText().wizard;
  const { board } = useProject();
  const { save, isSaving } = useOwnTemplates();
  return (
    <div className="sm:col-span-2">
      <Button variant="secondary" size="sm" loading={isSaving} onClick={() => save(templateFrom(form, board))}>
        {text.saveTemplate}
      </Button>
    </div>
  );
};

type Sets = 'labels' | 'depends_on' | 'watchers';

/** What the card has from its first moment. */
const FirstSets = ({ wizard: { form, change, areHoursWrong } }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText();
  const { board, people } = useProject();
  const cards = useMemo(() => cardOptions(board), [board]);
  const field = (name: Sets) => ({
    label: text.sets[name],
    placeholder: name === 'labels' ? text.findLabels : text.find[name],
    value: form[name],
    onAdd: (member: string) => change({ [name]: [...form[name], member] }),
    onRemove: (member: string) => change({ [name]: form[name].filter((one) => one !== member) }),
  });
  return (
    <>
      <MemberPicker {...field('labels')} options={labelOptions(board)} />
      <TextField
        inputMode="decimal"
        label={text.fields.estimated}
        value={form.estimated}
        onChange={(event) => change({ estimated: event.target.value })}
        error={areHoursWrong ? text.hoursProblem : undefined}
      />
      <MemberPicker {...field('depends_on')} options={cards} />
      <MemberPicker {...field('watchers')} options={watcherOptions(people, form.watchers)} />
      <div className="sm:col-span-2">
        <Checklist
          items={form.checklist}
          onPut={(item) => change({ checklist: itemsAfter(form.checklist, { add: [item], remove: [] }) })}
          onRemove={(id) => change({ checklist: form.checklist.filter((item) => item.id !== id) })}
        />
      </div>
    </>
  );
};

/** What else it has, and where the card comes. */
export const SettingsStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const { form, change } = wizard;
  const lists = [...board.lists.values()].sort(byPosition);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FirstSets wizard={wizard} />
      <ChoiceField
        label={text.fields.list}
        value={form.list}
        items={new Map(lists.map(({ id, name, status }) => [id, text.listWithStatus(name, text.statuses[status])]))}
        onChange={(list) => change({ list, override: false })}
      />
      <ChoiceField
        label={text.wizard.place}
        value={form.place}
        items={new Map(Object.entries(text.wizard.places))}
        onChange={(place) => change({ place: place === 'top' ? 'top' : 'bottom' })}
      />
      <FullList listId={form.list} isExceeded={form.override} onExceed={(override) => change({ override })} />
      {leadsProject(board) && <SaveTemplate form={form} />}
    </div>
  );
};
