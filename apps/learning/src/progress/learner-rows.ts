import type { OutboxRow } from '@nivel/messaging/told';
import type { NotificationDraft } from '../notifications/notification-of.ts';
import type { CompletionChanges, StepChanges } from './changes.ts';
import { isoDay, type DayNumber } from './learner-day.ts';
import type { Learner } from './learner.ts';
import { firstSkills } from './skills.ts';

/** What a save needs beside the changes: rows for outbox and inbox, an id for a new row, and the moment. */
export interface Saving {
  readonly outbox: readonly OutboxRow[];
  readonly notifications: readonly (NotificationDraft & { readonly id: string })[];
  readonly newId: string;
  readonly nowMs: number;
}

/** The row of LOAD. */
export interface LearnerRow {
  version: number;
  total_points: number;
  current_level: string;
  unlocked_levels: string[];
  modules_completed: number;
  achievements_unlocked: number;
  streak_days: number;
  streak_freezes: number;
  streak_last_day: DayNumber | null;
  time_zone: string;
  time_zone_since: number | null;
  days_from: number | null;
  last_activity: number | null;
  active_days: DayNumber[];
  skills: [string, number][] | null;
  parts: [string, number][] | null;
  modules: [string, number | null, number][] | null;
  achievements: [string, number][] | null;
  views: [string, number, number, number | null, number, number[], number | null, number, number | null][] | null;
}

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** The first thirteen parameters of SAVE_ATTEMPT. */
export const stepValues = (learner: Learner, { at, day, progress }: StepChanges, nowMs: number): unknown[] => [
  learner.userId,
  learner.version,
  progress.totalPoints,
  progress.currentLevel,
  progress.unlockedLevels,
  progress.modulesCompleted,
  progress.achievementsUnlocked,
  progress.streak.days,
  progress.streak.freezes,
  progress.streak.lastDay === null ? null : isoDay(progress.streak.lastDay),
  isoTime(at),
  isoTime(nowMs),
  isoDay(day),
];

/** A completion on its way into the database. */
export interface CompletionSave {
  readonly learner: Learner;
  readonly changes: CompletionChanges;
  readonly saving: Saving;
}

/** A completion as the columns of `given` in SAVE_COMPLETIONS. */
export const completionRow = ({ learner, changes, saving }: CompletionSave) => {
  const { progress, completion, module, skill } = changes;
  return {
    user_id: learner.userId,
    version: learner.version,
    total_points: progress.totalPoints,
    current_level: progress.currentLevel,
    unlocked_levels: progress.unlockedLevels,
    modules_completed: progress.modulesCompleted,
    achievements_unlocked: progress.achievementsUnlocked,
    streak_days: progress.streak.days,
    streak_freezes: progress.streak.freezes,
    streak_last_day: progress.streak.lastDay === null ? null : isoDay(progress.streak.lastDay),
    occurred_at: isoTime(changes.at),
    recorded_at: isoTime(saving.nowMs),
    local_day: isoDay(changes.day),
    counts_day: completion.isDayCounted,
    part_id: completion.partId,
    module_id: completion.moduleId,
    level_id: completion.levelId,
    points: completion.points,
    skill: completion.skill,
    gain: completion.gain / 100,
    seconds: completion.seconds,
    completed_modules: completion.completedModules,
    new_levels: completion.unlockedLevels,
    answer: completion.answer,
    new_id: saving.newId,
    percentage: module.percentage,
    module_completed_at: module.completedAt === null ? null : isoTime(module.completedAt),
    time_spent: module.timeSpent,
    skill_value: skill.value / 100,
    skill_description: skill.description,
    facts: saving.outbox,
    achievements: changes.achievements,
    settled: changes.settledModules,
    notifications: saving.notifications.map(notificationRow),
  };
};

/** A notification as NOTIFY reads it. */
export const notificationRow = ({ subjectId, ...row }: Saving['notifications'][number]) => ({
  ...row,
  subject_id: subjectId,
});

/** The parameters of CREATE. */
export const creation = (learner: {
  userId: string;
  id: string;
  timeZone: string;
  at: Date;
  signedUpOn: DayNumber | null;
}): unknown[] => [
  learner.userId,
  learner.id,
  learner.timeZone,
  learner.at.toISOString(),
  learner.signedUpOn === null ? null : isoDay(learner.signedUpOn),
  firstSkills.map(({ name }) => name),
  firstSkills.map(({ value }) => value),
  firstSkills.map(({ description }) => description),
];

export const toLearner = (userId: string, row: LearnerRow): Learner => ({
  userId,
  version: row.version,
  totalPoints: row.total_points,
  currentLevel: row.current_level,
  unlockedLevels: row.unlocked_levels,
  modulesCompleted: row.modules_completed,
  achievementsUnlocked: row.achievements_unlocked,
  streak: { days: row.streak_days, freezes: row.streak_freezes, lastDay: row.streak_last_day },
  activeDays: row.active_days,
  timeZone: row.time_zone,
  timeZoneSince: row.time_zone_since,
  daysFrom: row.days_from,
  lastActivity: row.last_activity,
  skills: new Map(row.skills),
  parts: new Map(row.parts),
  modules: new Map(row.modules?.map(([id, completedAt, timeSpent]) => [id, { completedAt, timeSpent }])),
  achievements: new Map(row.achievements),
  views: new Map(
    row.views?.map(([id, openedAt, lastOpenedAt, reachedEndAt, position, watched, watchedAt, attempts, bestScore]) => [
      id,
      { openedAt, lastOpenedAt, reachedEndAt, position, watched, watchedAt, attempts, bestScore },
    ]),
  ),
});
