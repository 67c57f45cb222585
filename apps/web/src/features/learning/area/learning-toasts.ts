import { notify } from '../../../shell/notifications/toaster.ts';
import { formatGain } from './learning-text.ts';
import type { LearningMessages } from './messages/es-mx.ts';

interface RaisedSkill {
  readonly skill: string;
  /** Points of the part divided by 10. */
  readonly gain: number;
  readonly isNew: boolean;
}

/** The toast of a raised or new skill. */
export const tellSkill = ({ skill, gain, isNew }: RaisedSkill, text: LearningMessages): void => {
  const sentence = isNew ? text.skillCreated : text.skillRaised;
  notify({ type: 'success', message: sentence(skill, formatGain(gain)) });
};

/** The toast of an achievement, with its trophy. The service keeps a notification of it. */
export const tellAchievement = (title: string, text: LearningMessages): void =>
  notify({ type: 'success', symbol: 'trophy', message: text.achievementUnlocked(title) }, { isKept: true });

/** The toast of days off that kept the streak; used without asking, so it is told. */
export const tellFreezes = (used: number, text: LearningMessages): void => {
  if (used > 0) notify({ type: 'info', message: text.freezesUsed(used) });
};

/** The toast of an unlocked level. The service keeps a notification of it. */
export const tellLevel = (name: string, text: LearningMessages): void =>
  notify({ type: 'success', message: text.levelUnlocked(name) }, { isKept: true });
