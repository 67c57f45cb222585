import type { ToastRules } from '@nivel/ui/toast-queue';
import { Trophy } from 'lucide-react';
import { limits } from '../../../limits/limits.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { formatGain } from './in-words.ts';
import type { LearningMessages } from './messages/es-mx.ts';

const { visible, durationMs, rate, rateWindowMs } = limits.learningToasts;

/** The rules of the learning area. */
export const learningToastRules: ToastRules = {
  visibleLimit: visible,
  durationMs,
  rateLimit: { toasts: rate, windowMs: rateWindowMs },
};

interface RaisedSkill {
  readonly skill: string;
  /** Points of the part divided by 10. */
  readonly gain: number;
  /** The skill now; it ends at 100. */
  readonly value: number;
  readonly isNew: boolean;
}

const highestSkill = 100;

/** What a skill really gained: at its end less than the part would give, or nothing. */
export const gainOf = ({ gain, value, isNew }: Omit<RaisedSkill, 'skill'>, before: number | undefined): number => {
  if (value < highestSkill) return gain;
  return Math.min(gain, value - (isNew ? 0 : (before ?? highestSkill)));
};

/**
 * The toast of a raised or new skill; none where nothing was gained.
 *
 * @param before the skill as it was, where that is known
 */
export const notifySkill = (raised: RaisedSkill, before: number | undefined, text: LearningMessages): void => {
  const gain = gainOf(raised, before);
  const sentence = raised.isNew ? text.skillCreated : text.skillRaised;
  if (gain > 0) notify({ type: 'success', message: sentence(raised.skill, formatGain(gain)) });
};

/** The toast of an achievement, with its trophy. The service keeps a notification of it. */
export const notifyAchievement = (title: string, text: LearningMessages): void =>
  notify({ type: 'success', icon: Trophy, message: text.achievementUnlocked(title) }, { isKept: true });

/** The toast of days off that kept the streak; used without asking, so it is told. */
export const notifyFreezes = (used: number, text: LearningMessages): void => {
  if (used > 0) notify({ type: 'info', message: text.freezesUsed(used) });
};

/** The toast of an unlocked level. The service keeps a notification of it. */
export const notifyLevel = (name: string, text: LearningMessages): void =>
  notify({ type: 'success', message: text.levelUnlocked(name) }, { isKept: true });
