import { command, int4, uuid } from '@nivel/messaging/statement';
import { BY_ITSELF, type UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Curriculum } from '../curriculum/curriculum.ts';
import type { LearningClient, LearningReads } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { StreakRules } from '../learner/streak.ts';
import { derive, type Derived, type History } from './rebuild.ts';

const DAY_MS = 86_400_000;
const dayOf = (date: Date): number => Math.round(date.getTime() / DAY_MS);
const dateOf = (day: number | null): Date | null => (day === null ? null : new Date(day * DAY_MS));
const timeOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const LOCK = command({
  text: 'SELECT 1 AS locked FROM user_progress WHERE user_id = $1 FOR UPDATE',
  params: [uuid],
  row: { locked: int4 },
});

/** Ids of learners in order, a page at a time. */
export const learnerIds = async (reads: LearningReads, after: string | null, limit: number): Promise<string[]> => {
  const rows = await reads.client.userProgress.findMany({
    where: after === null ? {} : { userId: { gt: after } },
    orderBy: { userId: 'asc' },
    take: limit,
    select: { userId: true },
  });
  return rows.map(({ userId }) => userId);
};

/** Counts a learner's aggregates again from the ledgers and writes them, in one transaction that holds off every step. */
export const rebuildLearner = (
  work: UnitOfWork<LearningClient>,
  curriculum: Curriculum,
  userId: string,
  rules: StreakRules,
): Promise<void> =>
  work.run(BY_ITSELF, async (unit) => {
    await unit.rows(LOCK, [userId]);
    await save(unit.client, userId, derive(curriculum, await historyOf(unit.client, userId), rules));
  });

const historyOf = async (client: LearningClient, userId: string): Promise<History> => {
  const where = { userId };
  const progress = await client.userProgress.findUniqueOrThrow({ where });
  const ledger = await client.partCompletion.findMany({ where, orderBy: [{ recordedAt: 'asc' }, { partId: 'asc' }] });
  const attempts = await client.exerciseAttempt.findMany({ where, orderBy: { attempt: 'asc' } });
  const achievements = await client.userAchievement.findMany({ where });
  return {
    signedUpOn: progress.signedUpOn === null ? null : dayOf(progress.signedUpOn),
    ledger: ledger.map(({ gain, occurredAt, localDay, countsDay, ...row }) => ({
      ...row,
      isDayCounted: countsDay,
      gain: Math.round(Number(gain) * 100),
      occurredAt: occurredAt.getTime(),
      day: dayOf(localDay),
    })),
    attempts: attempts.map(({ partId, answers, attemptedAt, localDay, offlineDay, countsDay }) => ({
      partId,
      answers,
      attemptedAt: attemptedAt.getTime(),
      day: dayOf(offlineDay ?? localDay),
      isDayCounted: countsDay,
    })),
    achievements: achievements.map(({ points, unlockedAt }) => ({ points, unlockedAt: unlockedAt.getTime() })),
  };
};

const save = async (client: LearningClient, userId: string, derived: Derived): Promise<void> => {
  const { streak, lastActivity, skills, modules, unlockedLevels, ...counted } = derived;
  await client.userProgress.update({
    where: { userId },
    data: {
      ...counted,
      unlockedLevels: [...unlockedLevels],
      streakDays: streak.days,
      streakFreezes: streak.freezes,
      streakLastDay: dateOf(streak.lastDay),
      lastActivity: timeOf(lastActivity),
      version: { increment: 1 },
    },
  });
  for (const [skillName, value] of skills) {
    await client.userSkill.updateMany({ where: { userId, skillName }, data: { skillValue: value / 100 } });
  }
  for (const module of modules) {
    await client.moduleProgress.updateMany({
      where: { userId, moduleId: module.moduleId },
      data: {
        completionPercentage: module.percentage,
        partsCompleted: [...module.partsCompleted],
        exerciseAnswers: module.exerciseAnswers as Prisma.InputJsonObject,
        timeSpent: module.timeSpent,
        isCompleted: module.completedAt !== null,
        completedAt: timeOf(module.completedAt),
      },
    });
  }
};
