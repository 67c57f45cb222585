import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { wasVisited } from '../evidence/evidence.ts';
import type { Learner } from '../learner/learner.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { pathModuleOf } from './path.ts';
import { sampleOf } from '../unlocking/unlocking.ts';
import { levelOf, type CurriculumModule } from '../curriculum/curriculum.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';

type ShownModule = OutputOf<typeof readModule>;

@Handles(readModule)
export class ReadModuleHandler implements Handler<typeof readModule> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle({ id }: InputOf<typeof readModule>, call: Call): Promise<ShownModule> {
    const curriculum = this.curriculum.current();
    const module = curriculum.moduleById.get(id);
    if (module === undefined) throw new AppError(learningErrors.module_not_found);
    const learner = await this.learners.readPlanned(actorOf(call).userId);
    const shown = pathModuleOf(curriculum, learner, module, this.settings.LEARNING_LEVEL_UNLOCK_PERCENT);
    const index = curriculum.modules.indexOf(module);
    const parts = partsOf(module, learner, shown.lockedBecause === null);
    const completedAt = learner.modules.get(id)?.completedAt ?? null;
    return {
      ...shown,
      learningObjectives: [...module.learningObjectives],
      level: levelOf(curriculum, module),
      parts,
      nextPartId: shown.lockedBecause !== null ? null : (parts.find((part) => !part.isCompleted)?.id ?? null),
      previousModuleId: curriculum.modules[index - 1]?.id ?? null,
      nextModuleId: curriculum.modules[index + 1]?.id ?? null,
      completedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
    };
  }
}

const partsOf = (module: CurriculumModule, learner: Learner, isUnlocked: boolean): ShownModule['parts'] => {
  const sample = sampleOf(module);
  return module.parts.map(({ id, type, title, points, estimatedMinutes, skill }, index) => ({
    id,
    number: index + 1,
    type,
    title,
    points,
    estimatedMinutes,
    skill,
    isCompleted: learner.parts.has(id),
    isOpened: wasVisited(learner.views.get(id)),
    isOpen: isUnlocked || id === sample?.id,
  }));
};
