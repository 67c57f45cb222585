import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import { formatDay } from '../../../../shell/days/days.ts';
import { valueInWords } from '../../area/project/field-words.ts';
import { projectText } from '../../area/project/project-text.ts';
import { useBoard } from '../board-context.ts';
import { NOTHING, OTHERS, ownFieldOf } from './card-groups.ts';
import type { Grouping, OwnField } from './view-choices.ts';
import { viewText } from './view-text.ts';

type Named = Exclude<Grouping, 'none' | OwnField>;

const inWords = (day: string): string =>
  formatDay(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const itself = (key: string): string => key;

/** The value that the cards of a group, or of a swimlane, share, in words. */
export const useGroupNames = () => {
  const text = viewText.useText();
  const shared = projectText.useText();
  const { board, names, people } = useBoard();
  const hours = (key: string) => text.hours(Number(key));
  const named: Readonly<Record<Named, (key: string) => string | undefined>> = {
    list: (key) => board.lists.get(key)?.name,
    status: (key) => text.statuses[[...cardStatuses, 'blocked' as const].find((one) => one === key) ?? 'todo'],
    priority: (key) => shared.priorities[priorities.find((one) => one === key) ?? 'medium'],
    label: (key) => board.labels.get(key)?.name ?? text.nothing.label,
    assignee: (key) => names.get(key) ?? text.nothing.assignee,
    ...{ due: inWords, start: inWords, estimate: hours, actual: hours, tag: itself, blocked: itself },
    progress: (key) => `${key} %`,
  };
  const nothing: Readonly<Partial<Record<Grouping, string>>> = text.nothing;
  const ofOwn = (kind: Grouping, key: string): string | undefined => {
    const field = ownFieldOf(board, kind);
    if (!field) return undefined;
    const value = field.kind === 'number' || field.kind === 'money' ? Number(key) : key;
    return (key !== NOTHING && valueInWords(field, value, people)) || text.without(field.name);
  };
  return (kind: Grouping, key: string): string => {
    if (key === OTHERS) return text.otherValues;
    if (kind.startsWith('field.')) return ofOwn(kind, key) ?? '';
    return (key === NOTHING ? nothing[kind] : kind === 'none' ? '' : named[kind as Named](key)) ?? '';
  };
};
