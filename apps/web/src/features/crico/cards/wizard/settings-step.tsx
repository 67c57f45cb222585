import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { itemsAfter } from '@nivel/contracts/projects/card-sets';
import { useMemo } from 'react';
import { newLabels } from '../../area/board-model/label-commands.ts';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { cardsText } from '../cards-text.ts';
import { ChoiceField } from '../../area/choice-field.tsx';
import { cardOptions, labelOptions, watcherOptions } from '../fields/card-options.ts';
import { Checklist } from '../fields/checklist.tsx';
import { FullList } from '../fields/full-list.tsx';
import { MemberPicker } from '../fields/member-picker.tsx';
import { templateFrom, useOwnTemplates } from './use-own-templates.ts';
import type { Wizard } from './use-wizard.ts';
import { listChoices } from './wizard-form.ts';

/** Saves the initial values of the card for others like it. */
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

/** Labels of the project, and those that leads make with the card. */
const FirstLabels = ({ wizard: { form, change } }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const made = form.newLabels.map(({ label_id: id, name, color }) => ({ id, name, color }));
  const mayCreate = leadsProject(board);
  const create = (name: string) => change({ newLabels: [...form.newLabels, ...newLabels(board, [name], made.length)] });
  return (
    <MemberPicker
      label={text.sets.labels}
      placeholder={mayCreate ? text.find.labels : text.findLabels}
      value={[...form.labels, ...made.map(({ id }) => id)]}
      options={[...labelOptions(board), ...made]}
      onAdd={(id) => change({ labels: [...form.labels, id] })}
      onRemove={(id) =>
        change({
          labels: form.labels.filter((one) => one !== id),
          newLabels: form.newLabels.filter((one) => one.label_id !== id),
        })
      }
      {...(mayCreate && { onCreate: create })}
    />
  );
};

type Sets = 'depends_on' | 'watchers';

/** The initial values of the card. */
const FirstSets = ({ wizard }: { readonly wizard: Wizard }) => {
  const { form, change, areHoursWrong } = wizard;
  const text = cardsText.useText();
  const { board, people } = useProject();
  const cards = useMemo(() => cardOptions(board), [board]);
  const field = (name: Sets) => ({
    label: text.sets[name],
    placeholder: text.find[name],
    value: form[name],
    onAdd: (member: string) => change({ [name]: [...form[name], member] }),
    onRemove: (member: string) => change({ [name]: form[name].filter((one) => one !== member) }),
  });
  return (
    <>
      <FirstLabels wizard={wizard} />
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

/** Its further values, and the place of the card. */
export const SettingsStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const { form, change } = wizard;
  const lists = listChoices(board, form.list).map(({ id, name, status }) => {
    const inWords = text.statuses[status];
    return [id, name === undefined ? text.wizard.madeList(inWords) : text.listWithStatus(name, inWords)] as const;
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FirstSets wizard={wizard} />
      <ChoiceField
        label={text.fields.list}
        value={form.list}
        items={new Map(lists)}
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
