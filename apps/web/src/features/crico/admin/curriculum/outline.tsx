import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ThingKind } from '@nivel/contracts/learning/authoring-values';
import { curriculumText } from './data/curriculum-text.ts';
import type { OutlinedThing } from './data/curriculum.queries.ts';
import { useMoves, type Moves } from './use-moves.ts';

const rowLook =
  'flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 hover:bg-sunken pointer-coarse:min-h-11 aria-[current=page]:bg-accent-soft';

/** What of a thing is otherwise than published and visible. */
const Marks = ({ thing }: { readonly thing: OutlinedThing }) => {
  const words = curriculumText.useText();
  const marks = [words.states[thing.state], thing.is_active ? '' : words.inPreparation].filter((mark) => mark !== '');
  return marks.length > 0 && <span className="shrink-0 text-sm text-soft">{marks.join(' · ')}</span>;
};

interface RowProps {
  readonly thing: OutlinedThing;
  readonly isChosen: boolean;
  readonly moves: Moves;
}

const canMove = ({ kind, state }: OutlinedThing): boolean => kind !== 'achievement' && state !== 'removed';

const Row = ({ thing, isChosen, moves }: RowProps) => (
  <Link
    {...(canMove(thing) && moves.handlersOf(thing))}
    to="/crico/admin/curriculum"
    search={{ thing: thing.id }}
    aria-current={isChosen ? 'page' : undefined}
    className={rowLook}
  >
    <span className={`min-w-0 flex-1 truncate ${thing.state === 'removed' ? 'line-through' : ''}`}>
      {thing.kind === 'level' ? `${thing.id} · ${thing.title}` : thing.title}
    </span>
    <Marks thing={thing} />
  </Link>
);

/** Leads to the form of a new thing. */
const Add = ({ kind, parent }: { readonly kind: ThingKind; readonly parent?: OutlinedThing }) => {
  const words = curriculumText.useText();
  const what = words.add[kind];
  return (
    <Link
      to="/crico/admin/curriculum"
      search={{ new: kind, ...(parent && { in: parent.id }) }}
      aria-label={parent ? words.addTo(what, parent.title) : undefined}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-sm text-accent hover:bg-sunken pointer-coarse:min-h-11"
    >
      <Plus aria-hidden="true" size={15} />
      {what}
    </Link>
  );
};

interface BranchProps {
  readonly things: readonly OutlinedThing[];
  readonly kind: ThingKind;
  readonly parent?: OutlinedThing;
  readonly chosen: string | undefined;
  readonly moves: Moves;
}

const inner: Partial<Record<ThingKind, ThingKind>> = { level: 'module', module: 'part' };

/** Things of one parent, each with what is in it. */
const Branch = ({ things, kind, parent, chosen, moves }: BranchProps) => {
  const below = inner[kind];
  return (
    <ul className={parent ? 'ml-3 border-l border-line pl-2' : ''}>
      {things
        .filter((thing) => thing.kind === kind && thing.parent_id === (parent?.id ?? null))
        .map((thing) => (
          <li key={thing.id}>
            <div className="flex">
              <Row thing={thing} isChosen={thing.id === chosen} moves={moves} />
            </div>
            {below && <Branch things={things} kind={below} parent={thing} chosen={chosen} moves={moves} />}
          </li>
        ))}
      {parent?.state !== 'removed' && (
        <li>
          <Add kind={kind} {...(parent && { parent })} />
        </li>
      )}
    </ul>
  );
};

/** What is drafted in something that is gone: its form puts it elsewhere, or discards it. */
const Lost = ({ things, chosen, moves }: Pick<BranchProps, 'things' | 'chosen' | 'moves'>) => {
  const words = curriculumText.useText();
  const ids = new Set(things.map(({ id }) => id));
  const lost = things.filter(({ parent_id: parent }) => parent !== null && !ids.has(parent));
  if (lost.length === 0) return null;
  return (
    <div>
      <h2 className="px-2 text-base">{words.lost}</h2>
      <ul>
        {lost.map((thing) => (
          <li key={thing.id} className="flex">
            <Row thing={thing} isChosen={thing.id === chosen} moves={moves} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The curriculum as a tree; each entry leads to its form. */
export const Outline = ({ things, chosen }: Pick<BranchProps, 'things' | 'chosen'>) => {
  const words = curriculumText.useText();
  const moves = useMoves(things);
  return (
    <nav aria-label={words.outline} className="flex flex-col gap-3">
      <p className="px-2 pt-1 text-sm text-soft">{words.moveHint}</p>
      <p role="status" className="sr-only">
        {moves.announced}
      </p>
      <Branch things={things} kind="level" chosen={chosen} moves={moves} />
      <Lost things={things} chosen={chosen} moves={moves} />
      <div>
        <h2 className="px-2 text-base">{words.achievements}</h2>
        <Branch things={things} kind="achievement" chosen={chosen} moves={moves} />
      </div>
    </nav>
  );
};
