import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { certificateErrors } from '@nivel/contracts/learning/certificate.errors';
import type { Level } from '../curriculum/curriculum.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import type { Learner } from '../learner/learner.ts';

/** A level that is taught, and a learner as last committed. */
@Injectable()
export class LevelOfLearner {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
  ) {}

  /** @throws AppError `certificate_level_not_found` */
  async read(userId: string, levelId: string): Promise<{ readonly level: Level; readonly learner: Learner }> {
    const level = this.curriculum.current().levelById.get(levelId);
    if (level === undefined) throw new AppError(certificateErrors.certificate_level_not_found);
    return { level, learner: await this.learners.read(userId) };
  }
}
