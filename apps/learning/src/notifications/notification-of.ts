import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import type { NotificationKind } from '@nivel/contracts/learning/list-notifications.operation';
import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';

/** A line of the learner's inbox before it has an id and a moment. */
export interface NotificationDraft {
  readonly kind: NotificationKind;
  readonly subjectId: string;
  readonly title: string;
  readonly icon: string | null;
  readonly points: number | null;
}

type Writer = (payload: unknown) => NotificationDraft;
const writer = <F extends Fact>(fact: F, write: (payload: PayloadOf<F>) => NotificationDraft): [string, Writer] => [
  fact.name,
  (payload) => write(payload as PayloadOf<F>),
];
const plain = { icon: null, points: null };

const writers = new Map<string, Writer>([
  writer(moduleCompleted, ({ moduleId, title }) => ({
    ...plain,
    kind: 'module_completed',
    subjectId: moduleId,
    title,
  })),
  writer(levelUnlocked, ({ levelId, name }) => ({ ...plain, kind: 'level_unlocked', subjectId: levelId, title: name })),
  writer(achievementUnlocked, ({ achievementId, title, icon, points }) => ({
    kind: 'achievement_unlocked',
    subjectId: achievementId,
    title,
    icon,
    points,
  })),
]);

/** What the learner's inbox says of something that happened, or null when it says nothing. */
export const notificationOf = (fact: Fact, payload: unknown): NotificationDraft | null =>
  writers.get(fact.name)?.(payload) ?? null;
