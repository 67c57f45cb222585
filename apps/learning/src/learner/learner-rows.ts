import type { ValuesOfStatement } from '@nivel/messaging/statement';
import { isoDay, type DayNumber } from '@nivel/platform/local-day';
import type { Learner } from './learner.ts';
import type { CREATE, LearnerRow } from './learner.sql.ts';
import { firstSkills } from './skills.ts';

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
    row.views?.map(
      ([id, openedAt, lastOpenedAt, reachedEndAt, position, watched, watchedAt, attempts, firstScore, bestScore]) => [
        id,
        { openedAt, lastOpenedAt, reachedEndAt, position, watched, watchedAt, attempts, firstScore, bestScore },
      ],
    ),
  ),
});
