import type { Filter } from '@nivel/contracts/projects/filter/filter';
import type { FigureName, ProjectHeaderProps } from '../../area/project/project-scene.ts';
import type { BoardScene } from '../board-context.ts';
import { isNarrowed } from '../view/view-choices.ts';
import { conditionsOf, inAddress } from './board-filter.ts';

const meant: Readonly<Record<Exclude<FigureName, 'total'>, Filter>> = {
  inProgress: { field: 'status', op: 'is', values: ['in-progress'] },
  completed: { field: 'status', op: 'is', values: ['done'] },
  overdue: { field: 'overdue', op: 'is', values: ['yes'] },
};
const names = ['inProgress', 'completed', 'overdue'] as const;

/** The figures of the header as filters: one at a time, beside all other conditions; the total asks for nothing. */
export const figureFilter = ({
  filter,
  choices,
  choose,
}: Pick<BoardScene, 'filter' | 'choices' | 'choose'>): ProjectHeaderProps['shown'] => {
  const conditions = conditionsOf(filter.filter);
  const asks = (name: (typeof names)[number]) => (one: Filter) =>
    inAddress(one, filter) === inAddress(meant[name], filter);
  const held = names.find((name) => conditions.some(asks(name))) ?? null;
  return {
    figure: isNarrowed(choices) ? held : 'total',
    show: (figure) => {
      if (figure === 'total') {
        choose({ q: '', due: 'all', filter: '' });
        return;
      }
      const others = conditions.filter((one) => !names.some((name) => asks(name)(one)));
      choose({ filter: inAddress({ all: figure === held ? others : [...others, meant[figure]] }, filter) });
    },
  };
};
