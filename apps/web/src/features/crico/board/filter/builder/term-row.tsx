import { comparisonsOf, type FilterField } from '@nivel/contracts/projects/filter/filter-field';
import { comparisons } from '@nivel/contracts/projects/filter/filter';
import { X } from 'lucide-react';
import { useBoard } from '../../board-context.ts';
import { CompactChoice } from '../../../area/compact-choice.tsx';
import { filterWords } from '../filter-words.ts';
import { builderText } from './builder-text.ts';
import type { FormTerm } from './filter-form.ts';
import { crossButton, plainButton } from './control-classes.ts';
import { adderOf, type Change } from './use-filter-form.ts';
import { ValueInput } from './value-input.tsx';

interface TermRowProps {
  readonly term: FormTerm;
  readonly group: number;
  /** Counted from 1, within its group. */
  readonly number: number;
  readonly change: Change;
}

const FieldSelect = ({ term, change }: Pick<TermRowProps, 'term' | 'change'>) => {
  const text = builderText.useText();
  const words = filterWords.useText();
  const { fields } = useBoard().filter;
  const [ofAll, own] = [
    [...fields.values()].filter(({ title }) => title === undefined),
    [...fields.values()].filter(({ title }) => title !== undefined),
  ];
  const item = ({ name, title }: FilterField) => [name, title ?? words.fields[name] ?? name] as const;
  return (
    <CompactChoice
      label={text.field}
      value={term.field}
      otherwise={text.gone}
      groups={[
        { name: text.ofAll, items: ofAll.map(item) },
        ...(own.length > 0 ? [{ name: text.ofProject, items: own.map(item) }] : []),
      ]}
      onChoose={(field) => change({ type: 'field', id: term.id, field })}
    />
  );
};

const OpSelect = ({ term, field, change }: Pick<TermRowProps, 'term' | 'change'> & { readonly field: FilterField }) => {
  const { op: label, ops } = builderText.useText();
  const kind = field.kind === 'text' ? 'words' : field.kind === 'day' ? 'day' : 'others';
  const words: Readonly<Partial<Record<FormTerm['op'], string>>> = ops[kind];
  const offered = comparisonsOf(field);
  if (offered.length === 1) return <span className="px-1 py-1 text-sm text-soft">{words[term.op]}</span>;
  return (
    <CompactChoice
      label={label}
      value={term.op}
      groups={[{ items: offered.map((one) => [one, words[one] ?? one] as const) }]}
      onChoose={(chosen) => {
        const op = comparisons.find((one) => one === chosen);
        if (op) change({ type: 'op', id: term.id, op });
      }}
    />
  );
};

/** The condition on the field: one of several values, where it is not compared. */
const Values = ({ term, field, change }: Pick<TermRowProps, 'term' | 'change'> & { readonly field: FilterField }) => {
  const text = builderText.useText();
  const { id, values, op } = term;
  const isOne = op !== 'is' || field.kind === 'flag';
  const put = (next: FormTerm['values']) => change({ type: 'values', id, values: next });
  const isTyped = field.kind === 'text' || field.kind === 'words' || field.kind === 'number';
  return (
    <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-start gap-2">
      {values.map((value, at) => (
        // Values have no name but their place.
        <span key={at} className="flex min-w-0 items-start">
          <ValueInput field={field} value={value} onChange={(given) => put(values.with(at, given))} />
          {values.length > 1 && (
            <button
              type="button"
              aria-label={text.removeValue(String(at + 1))}
              onClick={() => put(values.toSpliced(at, 1))}
              className={crossButton}
            >
              <X aria-hidden="true" size={14} />
            </button>
          )}
        </span>
      ))}
      {!isOne && !values.includes(null) && (
        <button type="button" onClick={() => put([...values, null])} className={plainButton}>
          {text.anotherValue}
        </button>
      )}
      {!isOne && isTyped && field.mayBeEmpty && !values.includes('') && (
        <button
          type="button"
          onClick={() => put([...values.filter((value) => value !== null), ''])}
          className={plainButton}
        >
          {text.orNone}
        </button>
      )}
    </span>
  );
};

/** A condition: a field, how it is compared, and with what. */
export const TermRow = ({ term, group, number, change }: TermRowProps) => {
  const text = builderText.useText();
  const { fields } = useBoard().filter;
  const field = fields.get(term.field);
  const said = text.condition(number);
  return (
    <li data-part={term.id}>
      <div role="group" aria-label={said} className="flex flex-wrap items-start gap-2 rounded-sm bg-sunken p-1.5">
        <FieldSelect term={term} change={change} />
        <button
          type="button"
          aria-label={text.notHelp(said)}
          aria-pressed={term.isTurned}
          onClick={() => change({ type: 'turn', id: term.id })}
          className={plainButton}
        >
          {text.not}
        </button>
        {field && <OpSelect term={term} field={field} change={change} />}
        {field && <Values key={`${term.field} ${term.op}`} term={term} field={field} change={change} />}
        <button
          type="button"
          aria-label={text.remove(said)}
          onClick={() => change({ type: 'remove', id: term.id }, adderOf(group))}
          className={crossButton}
        >
          <X aria-hidden="true" size={16} />
        </button>
      </div>
    </li>
  );
};
