import type { ToastRules } from '@nivel/ui/toast-queue';
import { Trophy } from 'lucide-react';
import { notify } from '../../../shell/toasts/toaster.ts';
import { formatGain } from './in-words.ts';
import type { LearningMessages } from './messages/es-mx.ts';

/** The rules of the learning area: five at most, 5 s each, and a fourth within 5 s is dropped. */
export const learningToastRules: ToastRules = {
  visibleLimit: 5,
  durationMs: 5000,
  rateLimit: { toasts: 3, windowMs: 5000 },
};

interface RaisedSkill {
  readonly skill: string;
  /** Points of the part divided by 10. */
  readonly gain: number;
  readonly isNew: boolean;
}

/** The toast of a raised or new skill. */
export const notifySkill = ({ skill, gain, isNew }: RaisedSkill, text: LearningMessages): void => {
  const sentence = isNew ? text.skillCreated : text.skillRaised;
  notify({ type: 'success', message: sentence(skill, formatGain(gain)) });
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
