import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';
import { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import type { Curriculum, CurriculumModule } from '../curriculum/curriculum.ts';
import type { Unlocked } from './achievements.ts';
import type { FactDraft } from './changes.ts';
import type { Learner } from '../learner/learner.ts';
import { achievementFacts } from './step.ts';

/** The facts of completing a part, in the order of events. */
export const completionFacts = (
  curriculum: Curriculum,
  learner: Learner,
  led: {
    readonly completedModules: readonly CurriculumModule[];
    readonly openedLevels: readonly string[];
    readonly unlocked: readonly Unlocked[];
  },
  result: OutputOf<typeof completePart>,
): FactDraft[] => {
  const { userId } = learner;
  const { partId, moduleId, levelId, points, totalPoints, percentage, completedAt, skill } = result;
  const firstCount = learner.modulesCompleted + 1;
  return [
    {
      fact: partCompleted,
      payload: { userId, partId, moduleId, levelId, points, totalPoints, percentage, completedAt, skill },
    },
    ...led.completedModules.map((module, index) => ({
      fact: moduleCompleted,
      payload: {
        userId,
        moduleId: module.id,
        levelId: module.levelId,
        title: module.title,
        modulesCompleted: firstCount + index,
        nextModuleId: result.nextModuleId,
      },
    })),
    ...led.openedLevels.map((id) => ({
      fact: levelUnlocked,
      payload: { userId, levelId: id, name: curriculum.levelById.get(id)?.name ?? id },
    })),
    ...achievementFacts(userId, led.unlocked),
  ];
};
