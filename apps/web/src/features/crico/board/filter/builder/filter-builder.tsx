import { MOST_FILTER_DEPTH } from '@nivel/contracts/projects/filter/filter';
import { X } from 'lucide-react';
import { useId } from 'react';
import { CompactChoice } from '../../../area/compact-choice.tsx';
import { builderText } from './builder-text.ts';
import { isGroup, numbersAfter, type FormGroup } from './filter-form.ts';
import { newTerm } from './form-changes.ts';
import { crossButton, plainButton } from './control-classes.ts';
import { TermRow } from './term-row.tsx';
import { adderOf, placeOf, useFilterForm, type Change } from './use-filter-form.ts';

/** The field of a new condition. */
const FIRST_FIELD = 'status';

interface GroupProps {
  readonly form: FormGroup;
  readonly group: FormGroup;
  /** The group around it; null: it is the outermost. */
  readonly around: number | null;
  readonly depth: number;
  readonly number: number;
  readonly change: Change;
}

const GroupHead = ({ group, around, said, change }: GroupProps & { readonly said: string }) => {
  const text = builderText.useText();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={text.notHelp(said)}
        aria-pressed={group.isTurned}
        onClick={() => change({ type: 'turn', id: group.id })}
        className={plainButton}
      >
        {text.not}
      </button>
      <span className="inline-flex items-center gap-1.5 text-sm text-soft">
        <span aria-hidden="true">{text.join}</span>
        <CompactChoice
          label={text.join}
          value={group.join}
          groups={[{ items: Object.entries(text.joins) }]}
          onChoose={(join) => change({ type: 'join', id: group.id, join: join === 'any' ? 'any' : 'all' })}
        />
      </span>
      {around !== null && (
        <button
          type="button"
          aria-label={text.remove(said)}
          onClick={() => change({ type: 'remove', id: group.id }, adderOf(around))}
          className={`${crossButton} ml-auto`}
        >
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </div>
  );
};

const Adders = ({ form, group, depth, said, change }: GroupProps & { readonly said: string }) => {
  const text = builderText.useText();
  const add = (isNewGroup: boolean) => {
    const next = numbersAfter(form);
    const id = next();
    const join = group.join === 'all' ? 'any' : 'all';
    const term = newTerm(isNewGroup ? next() : id, FIRST_FIELD);
    const part = isNewGroup ? ({ id, isTurned: false, join, parts: [term] } as const) : term;
    change({ type: 'add', id: group.id, part }, placeOf(term.id));
  };
  return (
    <div role="group" aria-label={text.addTo(said)} className="flex flex-wrap gap-1">
      <button type="button" data-adder={group.id} onClick={() => add(false)} className={plainButton}>
        + {text.add}
      </button>
      {depth < MOST_FILTER_DEPTH && (
        <button type="button" onClick={() => add(true)} className={plainButton}>
          + {text.addGroup}
        </button>
      )}
    </div>
  );
};

/** Conditions that must hold all, or any of them, and groups within them. */
const Group = (props: GroupProps) => {
  const text = builderText.useText();
  const { form, group, around, depth, number, change } = props;
  const said = around === null ? text.title : text.group(number);
  return (
    <div
      role="group"
      aria-label={said}
      className={
        around === null
          ? 'flex flex-col gap-2'
          : 'flex flex-col gap-2 rounded-sm border border-line-strong p-1.5 sm:p-2'
      }
    >
      <GroupHead {...props} said={said} />
      {group.parts.length > 0 && (
        <ul className="flex flex-col gap-2">
          {group.parts.map((part, at) =>
            isGroup(part) ? (
              <li key={part.id}>
                <Group {...{ form, group: part, around: group.id, depth: depth + 1, number: at + 1, change }} />
              </li>
            ) : (
              <TermRow key={part.id} term={part} group={group.id} number={at + 1} change={change} />
            ),
          )}
        </ul>
      )}
      <Adders {...props} said={said} />
    </div>
  );
};

/** The filter of the board as a form beside its text: groups within groups, over every field. */
export const FilterBuilder = ({ onClose }: { readonly onClose: () => void }) => {
  const text = builderText.useText();
  const id = useId();
  const { form, change, panel, isTooMuch } = useFilterForm();
  return (
    <section
      ref={panel}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        // The list of a choice is elsewhere in the document, and Escape closes that.
        if (event.key !== 'Escape' || !panel.current?.contains(event.target as Node)) return;
        event.stopPropagation();
        onClose();
      }}
      className="flex max-h-[45dvh] w-full flex-col gap-2 overflow-y-auto rounded-md border border-line bg-raised p-3"
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {text.title}
          </h2>
          <p className="text-sm text-soft">{form.parts.length === 0 ? text.empty : text.intro}</p>
        </div>
        <button type="button" aria-label={text.close} onClick={onClose} className={crossButton}>
          <X aria-hidden="true" size={18} />
        </button>
      </div>
      <p role="status" className="text-sm text-danger">
        {isTooMuch && text.tooMuch}
      </p>
      <Group form={form} group={form} around={null} depth={1} number={1} change={change} />
    </section>
  );
};
