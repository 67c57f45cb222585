import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { searchCurriculum } from '@nivel/contracts/learning/search-curriculum.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { foundParts, locksOf } from './found-parts.ts';
import { SearchRepository } from './search.repository.ts';

@Handles(searchCurriculum)
export class SearchCurriculumHandler implements Handler<typeof searchCurriculum> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly places: SearchRepository,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle({ search }: InputOf<typeof searchCurriculum>, call: Call): Promise<OutputOf<typeof searchCurriculum>> {
    const curriculum = this.curriculum.current();
    if (search === '') return { results: [] };
    const learner = await this.learners.readPlanned(actorOf(call).userId);
    const locks = locksOf(curriculum, learner, this.settings.LEARNING_LEVEL_UNLOCK_PERCENT);
    const open = [...locks].flatMap(([id, lock]) => (lock === null ? [id] : []));
    return { results: foundParts(curriculum, locks, await this.places.find(this.work.reads, search, open)) };
  }
}
