import type { unlockedAchievement } from '@nivel/contracts/learning/unlocked-achievement';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { z } from 'zod';
import type { Curriculum } from '../curriculum/curriculum.ts';
import { unlockAchievements, type Unlocked } from './achievements.ts';
import type { FactDraft } from './changes.ts';
import type { DayNumber } from '@nivel/platform/local-day';
import type { Learner } from '../learner/learner.ts';
import type { Hundredths } from '../learner/skills.ts';
import { advance, streakOf, withDay, type Streak, type StreakRules } from '../learner/streak.ts';

/** The streak after a day counted, and how many freezes this used up. */
export interface StreakStep {
  readonly streak: Streak;
  readonly activeDays: readonly DayNumber[];
  readonly freezesUsed: number;
}

/** Counts a day. A day before the last one (work done offline) makes the streak be counted again from all days. */
export const countDay = (
  learner: Pick<Learner, 'streak' | 'activeDays'>,
  day: DayNumber,
  rules: StreakRules,
): StreakStep => {
  const activeDays = withDay(learner.activeDays, day);
  if (activeDays === learner.activeDays) return { streak: learner.streak, activeDays, freezesUsed: 0 };
  const isLater = learner.streak.lastDay === null || day > learner.streak.lastDay;
  if (!isLater) return { streak: streakOf(activeDays, rules), activeDays, freezesUsed: 0 };
  const streak = advance(learner.streak, day, rules);
  const missed = learner.streak.lastDay === null ? 0 : day - learner.streak.lastDay - 1;
  return { streak, activeDays, freezesUsed: streak.days > 1 ? missed : 0 };
};

/** The streak of a step that counts for no day. */
const countNoDay = ({ streak, activeDays }: Pick<Learner, 'streak' | 'activeDays'>): StreakStep => ({
  streak,
  activeDays,
  freezesUsed: 0,
});

/** Counts the day of a step, unless the work was done too long ago. */
export const countStep = (
  learner: Pick<Learner, 'streak' | 'activeDays'>,
  { day, isDayCounted }: { readonly day: DayNumber; readonly isDayCounted: boolean },
  rules: StreakRules,
): StreakStep => (isDayCounted ? countDay(learner, day, rules) : countNoDay(learner));

/** Unlocks achievements after everything else of a step is counted. */
export const achieve = (
  curriculum: Curriculum,
  learner: Learner,
  after: { modulesCompleted: number; streakDays: number; totalPoints: number; raised?: Hundredths },
): Unlocked[] => {
  const highestSkill = Math.max(0, after.raised ?? 0, ...learner.skills.values());
  return unlockAchievements(curriculum.achievements, learner.achievements, { ...after, highestSkill });
};

export const pointsAfter = (unlocked: readonly Unlocked[], before: number): number =>
  unlocked.at(-1)?.totalPoints ?? before;

export const achievementFacts = (userId: string, unlocked: readonly Unlocked[]): FactDraft[] =>
  unlocked.map(({ achievement, totalPoints }) => {
    const payload: PayloadOf<typeof achievementUnlocked> = {
      userId,
      achievementId: achievement.id,
      title: achievement.title,
      description: achievement.description,
      icon: achievement.icon,
      points: achievement.points,
      totalPoints,
    };
    return { fact: achievementUnlocked, payload };
  });

/** Achievements as answers report them. */
export const shownAchievements = (unlocked: readonly Unlocked[]): z.input<typeof unlockedAchievement>[] =>
  unlocked.map(({ achievement: { id, title, description, icon, points } }) => ({
    id,
    title,
    description,
    icon,
    points,
  }));
