import type { Achievement } from '../curriculum/curriculum.ts';
import type { Hundredths } from '../learner/skills.ts';

/** The data on which achievements depend. */
export interface Score {
  readonly modulesCompleted: number;
  readonly highestSkill: Hundredths;
  readonly streakDays: number;
  readonly totalPoints: number;
}

const isEarned = ({ requirements }: Achievement, score: Score): boolean => {
  const { modules_completed, skill_value, streak_days, total_points } = requirements;
  return (
    (modules_completed !== undefined && score.modulesCompleted >= modules_completed) ||
    (skill_value !== undefined && score.highestSkill >= skill_value * 100) ||
    (streak_days !== undefined && score.streakDays >= streak_days) ||
    (total_points !== undefined && score.totalPoints >= total_points)
  );
};

/** One unlocked achievement, with the total right after its points were added. */
export interface Unlocked {
  readonly achievement: Achievement;
  readonly totalPoints: number;
}

/**
 * Unlocks earned achievements and adds their points, until nothing changes: points may unlock more.
 * @returns the unlocked ones in their order
 */
export const unlockAchievements = (
  all: readonly Achievement[],
  held: { has(id: string): boolean },
  score: Score,
): Unlocked[] => {
  const unlocked: Unlocked[] = [];
  let waiting = all.filter((achievement) => !held.has(achievement.id));
  let totalPoints = score.totalPoints;
  for (;;) {
    const now = waiting.find((achievement) => isEarned(achievement, { ...score, totalPoints }));
    if (now === undefined) return unlocked;
    waiting = waiting.filter((achievement) => achievement !== now);
    totalPoints += now.points;
    unlocked.push({ achievement: now, totalPoints });
  }
};
