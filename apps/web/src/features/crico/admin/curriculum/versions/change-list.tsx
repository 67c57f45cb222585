import { curriculumText } from '../data/curriculum-text.ts';
import type { Change } from '../data/curriculum.queries.ts';

const FieldDifference = ({ field }: { readonly field: Change['fields'][number] }) => {
  const words = curriculumText.useText();
  return (
    <div>
      <p className="text-sm font-medium">{words.fields[field.name] ?? field.name}</p>
      <dl className="grid gap-2 sm:grid-cols-2">
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <dt className="text-sm text-soft">{words[side]}</dt>
            <dd
              className="max-h-48 overflow-auto rounded-sm bg-sunken px-2 py-1 text-sm whitespace-pre-wrap wrap-anywhere"
              tabIndex={0}
            >
              {field[side] || '—'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** A thing that publishing adds, changes or removes, with what learners have done in it. */
const ChangeItem = ({ change: { kind, title, state, fields, learners } }: { readonly change: Change }) => {
  const words = curriculumText.useText();
  const about = [words.states[state], ...(state === 'added' ? [] : [words.learners(learners)])].join(' · ');
  return (
    <li className="py-2">
      <details>
        <summary className="cursor-pointer pointer-coarse:py-2">
          <span className="text-soft">{words.kinds[kind]}</span> <span className="font-medium">{title}</span>{' '}
          <span className="text-sm text-soft">{about}</span>
        </summary>
        <div className="mt-2 flex flex-col gap-3">
          {fields.map((field) => (
            <FieldDifference key={field.name} field={field} />
          ))}
        </div>
      </details>
    </li>
  );
};

/** What publishing changes, each thing with its fields before and after. */
export const ChangeList = ({ changes }: { readonly changes: readonly Change[] }) => (
  <ul className="divide-y divide-line">
    {changes.map((change) => (
      <ChangeItem key={change.id} change={change} />
    ))}
  </ul>
);
