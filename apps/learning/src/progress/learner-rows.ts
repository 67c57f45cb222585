import type { Fact } from '@nivel/contracts/kernel/fact';
import type { ValuesOfStatement } from '@nivel/messaging/statement';
import type { StatementUnit } from '@nivel/messaging/unit-of-work';
import type { CompletionChanges, StepChanges } from './changes.ts';
import { isoDay, type DayNumber } from './learner-day.ts';
import type { Learner } from './learner.ts';
import type { CREATE, LearnerRow } from './learner.sql.ts';
import { firstSkills } from './skills.ts';

/** What a save needs beside the changes. */
export interface SaveContext {
  readonly unit: StatementUnit;
  /** For the one row that may be new. */
  readonly newId: string;
}

/** Tells the facts of a step, which its statement saves beside it. */
export const saveContextOf = (unit: StatementUnit, learner: Learner, { facts }: StepChanges): SaveContext => {
  for (const { fact, payload } of facts)
    unit.tell<Fact>(fact, payload, { aggregate: learner.userId, version: learner.version + 1 });
  return { unit, newId: unit.newId() };
};

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** The first thirteen parameters of SAVE_ATTEMPT. */
export const stepValues = (learner: Learner, { at, day, progress }: StepChanges, now: Date) =>
  [
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
    new Date(at),
    now,
    isoDay(day),
  ] as const;

/** A completion on its way into the database. */
export interface CompletionSave {
  readonly learner: Learner;
  readonly changes: CompletionChanges;
  readonly saving: SaveContext;
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
    recorded_at: saving.unit.now.toISOString(),
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
    facts: saving.unit.outbox,
    achievements: changes.achievements,
    settled: changes.settledModules,
  };
};

/** The parameters of CREATE. */
export const creation = (learner: {
  userId: string;
  id: string;
  timeZone: string;
  at: Date;
  signedUpOn: DayNumber | null;
}): ValuesOfStatement<typeof CREATE> => [
  learner.userId,
  learner.id,
  learner.timeZone,
  learner.at,
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
