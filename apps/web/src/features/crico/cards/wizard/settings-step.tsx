import { byPosition } from '../../area/project/board-store.ts';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { cardsText } from '../cards-text.ts';
import { Choose } from '../editor/choose.tsx';
import type { Wizard } from './use-wizard.ts';
import { isListFull } from './wizard-form.ts';

/** A list that has as many cards as it may have takes another only from those who lead the project, on purpose. */
const FullList = ({ wizard: { form, change } }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText().wizard;
  const shared = projectText.useText();
  const { board } = useProject();
  if (!isListFull(board, form.list)) return null;
  return (
    <div role="status" className="rounded-md bg-warning-soft p-3 sm:col-span-2">
      <p className="font-medium">{shared.errors['list_full']}</p>
      {leadsProject(board) && (
        <label className="mt-1 flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={form.override}
            onChange={(event) => change({ override: event.target.checked })}
            className="size-4 accent-accent"
          />
          {text.exceed}
        </label>
      )}
    </div>
  );
};

/** Where the card comes. */
export const SettingsStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const { form, change } = wizard;
  const lists = [...board.lists.values()].sort(byPosition);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choose
        label={text.fields.list}
        value={form.list}
        items={new Map(lists.map(({ id, name, status }) => [id, text.listWithStatus(name, text.statuses[status])]))}
        onChange={(list) => change({ list, override: false })}
      />
      <Choose
        label={text.wizard.place}
        value={form.place}
        items={new Map(Object.entries(text.wizard.places))}
        onChange={(place) => change({ place: place === 'top' ? 'top' : 'bottom' })}
      />
      <FullList wizard={wizard} />
    </div>
  );
};
