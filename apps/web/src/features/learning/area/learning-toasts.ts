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
  readonly name: string;
  /** The real increase: none if it was at 100. */
  readonly gain: number;
  readonly isNew: boolean;
}

/** The toast of a raised or new skill; none where nothing was gained. */
export const notifySkill = ({ name, gain, isNew }: RaisedSkill, text: LearningMessages): void => {
  const sentence = isNew ? text.skillCreated : text.skillRaised;
  if (gain > 0) notify({ type: 'success', message: sentence(name, formatGain(gain)) });
};

/** The toast of an achievement, with its trophy. The service keeps a notification of it. */
export const notifyAchievement = (title: string, text: LearningMessages): void =>
  notify({ type: 'success', icon: Trophy, message: text.achievementUnlocked(title) }, { isKept: true });

/** The toast of days off that kept the streak; used automatically, so a message shows it. */
export const notifyFreezes = (used: number, text: LearningMessages): void => {
  if (used > 0) notify({ type: 'info', message: text.freezesUsed(used) });
};

/** The toast of an unlocked level. The service keeps a notification of it. */
export const notifyLevel = (name: string, text: LearningMessages): void =>
  notify({ type: 'success', message: text.levelUnlocked(name) }, { isKept: true });
