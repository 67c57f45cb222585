import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { Assignable } from '../../area/people/assignable.ts';
import type { Board } from '../../area/board-model/board-store.ts';
import type { Option } from './member-picker.tsx';

const byName = (one: Option, other: Option): number => one.name.localeCompare(other.name);

/** The labels of a project. */
export const labelOptions = ({ labels }: Board): Option[] => [...labels.values()].sort(byName);

/** The tags that cards of a project have already. */
export const tagOptions = ({ cards }: Board): Option[] =>
  [...new Set([...cards.values()].flatMap(({ tags }) => tags))].map((tag) => ({ id: tag, name: tag })).sort(byName);

/** The possible watchers of a card; a person removed from Crico only if they watch it already. */
export const watcherOptions = (people: readonly Assignable[], watchers: readonly string[]): Option[] =>
  people
    .filter(({ id, isActive }) => isActive || watchers.includes(id))
    .map(({ id, name, isActive }) => ({ id, name, ...(!isActive && { isGone: true }) }));

/** The other cards of a project, by number and title. */
export const cardOptions = ({ cards, project }: Board, but?: CardRow): Option[] =>
  [...cards.values()]
    .filter(({ id }) => id !== but?.id)
    .sort((one, other) => one.number - other.number)
    .map(({ id, number, title }) => ({ id, name: title, ...(number > 0 && { note: `${project.key}-${number}` }) }));
