import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { priorities } from '@nivel/contracts/projects/values/board-values';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { progressOf } from '@nivel/contracts/projects/progress';
import type { saveCard } from '@nivel/contracts/projects/save-card.operation';
import { isDay } from '@nivel/ui/calendar';
import { limits } from '../../../../limits/limits.ts';

/** The typed values of a card's fields. */
export interface CardForm {
  readonly title: string;
  readonly list: string;
  readonly priority: CardRow['priority'];
  readonly assignee: string | null;
  readonly start: string;
  readonly due: string;
  readonly progress: string;
  readonly estimated: string;
  readonly actual: string;
  /** Null: it is not blocked. */
  readonly blocked: string | null;
}
/** Unsaved changes. */
export type CardEdits = Partial<CardForm>;

type Changed = NonNullable<CallInputOf<typeof saveCard>['set']>;

export const formOf = (card: CardRow): CardForm => ({
  title: card.title,
  list: card.list_id,
  priority: card.priority,
  assignee: card.assignee,
  start: card.start_on ?? '',
  due: card.due_on ?? '',
  progress: String(card.progress),
  estimated: card.estimated_hours === null ? '' : String(card.estimated_hours),
  actual: card.actual_hours === null ? '' : String(card.actual_hours),
  blocked: card.blocked_reason,
});

export const fieldNames = [
  'title',
  'list',
  'priority',
  'assignee',
  'start',
  'due',
  'progress',
  'estimated',
  'actual',
  'blocked',
] as const satisfies readonly (keyof CardForm)[];

/** Hours to the hundredth; null for an empty field. */
export const hoursIn = (typed: string): number | null => {
  const value = Number.parseFloat(typed.replace(',', '.'));
  return Number.isNaN(value) ? null : Math.round(value * 100) / 100;
};

export const areHours = (typed: string): boolean => {
  const value = hoursIn(typed);
  return typed.trim() === '' || (value !== null && value >= 0 && value <= limits.crico.card.mostHours);
};

const dayIn = (typed: string): string | null => (typed === '' ? null : typed);

/** The edits as input of the service; the list is handled separately. */
export const changedFields = (edits: CardEdits): Changed => ({
  ...(edits.title === undefined ? {} : { title: edits.title.trim() }),
  ...(edits.priority === undefined ? {} : { priority: edits.priority }),
  ...(edits.assignee === undefined ? {} : { assignee: edits.assignee }),
  ...(edits.start === undefined ? {} : { start_on: dayIn(edits.start) }),
  ...(edits.due === undefined ? {} : { due_on: dayIn(edits.due) }),
  ...(edits.progress === undefined ? {} : { progress: progressOf(edits.progress) }),
  ...(edits.estimated === undefined ? {} : { estimated_hours: hoursIn(edits.estimated) }),
  ...(edits.actual === undefined ? {} : { actual_hours: hoursIn(edits.actual) }),
  ...(edits.blocked === undefined ? {} : { blocked_reason: edits.blocked?.trim() ?? null }),
});

/** Edits without those equal to the stored values. */
export const realEdits = (edits: CardEdits, shown: CardForm): CardEdits =>
  Object.fromEntries(
    fieldNames
      .filter((name) => edits[name] !== undefined && edits[name] !== shown[name])
      .map((name) => [name, edits[name]]),
  );

/** The fields with another value of another person since the form was opened, although they are being changed here. */
export const changedMeanwhile = (edits: CardEdits, opened: CardForm, shown: CardForm): (keyof CardForm)[] =>
  fieldNames.filter((name) => edits[name] !== undefined && opened[name] !== shown[name]);

type Problem = 'start' | 'day' | 'estimated' | 'actual' | 'blocked';

const isReason = (reason: string): boolean =>
  reason !== '' && [...reason].length <= limits.crico.card.blockedCharacters;

/** Whether a text is a day, or nothing. */
export const isDayOrNone = (typed: string): boolean => typed === '' || isDay(typed);

/** The faults beside that of the title, by field. */
export const formProblems = ({ start, due, estimated, actual, blocked }: CardForm): readonly Problem[] => [
  ...(isDayOrNone(start) && isDayOrNone(due) ? [] : (['day'] as const)),
  ...(isDay(start) && isDay(due) && start > due ? (['start'] as const) : []),
  ...(areHours(estimated) ? [] : (['estimated'] as const)),
  ...(areHours(actual) ? [] : (['actual'] as const)),
  ...(blocked !== null && !isReason(blocked.trim()) ? (['blocked'] as const) : []),
];

/** The edits of a draft, if they are valid. */
export const editsIn = (draft: Readonly<Record<string, unknown>> | null): CardEdits => {
  if (!draft) return {};
  const texts = (['title', 'list', 'start', 'due', 'progress', 'estimated', 'actual'] as const).flatMap((name) => {
    const value = draft[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const orNothing = (['assignee', 'blocked'] as const).flatMap((name) => {
    const value = draft[name];
    return typeof value === 'string' || value === null ? [[name, value] as const] : [];
  });
  const priority = priorities.find((one) => one === draft['priority']);
  return { ...Object.fromEntries<string | null>([...texts, ...orNothing]), ...(priority ? { priority } : {}) };
};
