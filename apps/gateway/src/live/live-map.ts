import type { z } from 'zod';
import { factSubject, type Fact } from '@nivel/contracts/kernel/fact';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';
import { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import { profilePrepared } from '@nivel/contracts/learning/profile-prepared.fact';
import { skillRaised } from '@nivel/contracts/learning/skill-raised.fact';

/** Which room learns of a fact, and how the message is called there. */
export interface LiveLine {
  readonly subject: string;
  readonly type: string;
  roomOf(payload: unknown): string | null;
}

const toUser = (fact: Fact<string, z.ZodType<{ userId: string }>>): LiveLine => ({
  subject: factSubject(fact),
  type: fact.name,
  roomOf: (payload) =>
    typeof payload === 'object' && payload !== null && 'userId' in payload && typeof payload.userId === 'string'
      ? `user:${payload.userId}`
      : null,
});

/** One line per fact: this fact goes to that room as that message. */
export const liveLines: readonly LiveLine[] = [
  toUser(profilePrepared),
  toUser(partCompleted),
  toUser(moduleCompleted),
  toUser(levelUnlocked),
  toUser(skillRaised),
  toUser(achievementUnlocked),
];
