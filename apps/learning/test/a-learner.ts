import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Curriculum } from '../src/curriculum/curriculum.ts';
import { afterCompletion } from '../src/progress/apply.ts';
import { decideCompletion } from '../src/progress/complete-part.ts';
import type { Learner, PartViewState } from '../src/learner/learner.ts';
import type { LearningRules } from '../src/learner/learning-rules.ts';
import type { History, LedgerEntry } from '../src/progress/rebuild.ts';
import { firstSkills } from '../src/learner/skills.ts';
import { NO_STREAK } from '../src/learner/streak.ts';
import { idOf } from './a-curriculum.ts';

export const rules: LearningRules = {
  textMinSeconds: 5,
  watchShare: 0.9,
  watchMaxSpeed: 2.5,
  watchGraceSeconds: 5,
  levelUnlockPercent: 80,
  offlineDays: 30,
  streakDays: 14,
  freezeEveryDays: 7,
  mostFreezes: 2,
};

export const aLearner = (overrides: Partial<Learner> = {}): Learner => ({
  userId: idOf('a', 1),
  version: 0,
  totalPoints: 0,
  currentLevel: 'X100',
  unlockedLevels: [],
  modulesCompleted: 0,
  achievementsUnlocked: 0,
  streak: NO_STREAK,
  activeDays: [],
  timeZone: 'America/Mexico_City',
  timeZoneSince: null,
  daysFrom: null,
  lastActivity: null,
  skills: new Map(firstSkills.map(({ name, value }) => [name, value])),
  parts: new Map(),
  modules: new Map(),
  achievements: new Map(),
  views: new Map(),
  ...overrides,
});

/** A text that was read to its end just now. */
export const aFinishedText = (nowMs: number): PartViewState => ({
  openedAt: nowMs - 10_000,
  lastOpenedAt: nowMs - 10_000,
  reachedEndAt: nowMs,
  position: 0,
  watched: [],
  watchedAt: null,
  attempts: 0,
  firstScore: null,
  bestScore: null,
});

/** Some days later, a learner tries to complete part number `part`. */
export interface Move {
  readonly part: number;
  readonly days: number;
}

/** Plays moves on the rules alone: opens and reads each part, completes it where the rules let it. */
export const play = (
  curriculum: Curriculum,
  start: Learner,
  moves: readonly Move[],
  startMs: number,
): { learner: Learner; history: History; told: string[] } => {
  let learner = start;
  let nowMs = startMs;
  const ledger: LedgerEntry[] = [];
  const achievements: { points: number; unlockedAt: number }[] = [];
  const told: string[] = [];
  for (const move of moves) {
    nowMs += move.days * 86_400_000 + 60_000;
    const partId = idOf('c', move.part);
    if (learner.parts.has(partId)) continue;
    const ready = { ...learner, views: new Map(learner.views).set(partId, aFinishedText(nowMs)) };
    try {
      const { changes } = decideCompletion(
        curriculum,
        ready,
        { partId, claimedAt: null, nowMs, tier: 'elite' as const },
        rules,
      );
      learner = afterCompletion(ready, changes);
      ledger.push(changes.completion);
      achievements.push(...changes.achievements.map(({ points }) => ({ points, unlockedAt: changes.at })));
      for (const { fact, payload } of changes.facts) {
        const { partId: part, moduleId, levelId, achievementId, value } = payload as Record<string, unknown>;
        told.push(`${fact.name} ${String(part ?? moduleId ?? levelId ?? achievementId ?? value)}`);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { learner, history: { signedUpOn: null, ledger, attempts: [], achievements }, told };
};
