import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { recordWatch } from '@nivel/contracts/learning/record-watch.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPartOf } from '../curriculum/find-part.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { videoOf } from './evidence.ts';
import { PartViewsRepository, type RevisedView } from './part-views.repository.ts';
import { addRanges, possibleSeconds, secondsOf, shareOf } from './watched.ts';
import type { LearningClient } from '../database.ts';

type Input = InputOf<typeof recordWatch>;

@Handles(recordWatch)
export class RecordWatchHandler implements Handler<typeof recordWatch> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly views: PartViewsRepository,
    private readonly learners: LearnerStore,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof recordWatch>> {
    const { userId } = actorOf(call);
    const part = findPartOf(this.curriculum.current(), input.part_id, 'video');
    const durationSeconds = videoOf(part)?.durationSeconds ?? 0;
    const view = await this.save(call, userId, input, durationSeconds);
    this.learners.noteView(userId, part.id, view);
    const share = shareOf(view.watched, durationSeconds);
    return {
      watchedSeconds: secondsOf(view.watched),
      watchedShare: share,
      isEnough: share >= this.settings.LEARNING_WATCH_SHARE,
      position: view.position,
    };
  }

  /** Two tabs may report at the same moment: the second one adds to the state of the first. */
  private async save(call: Call, userId: string, input: Input, durationSeconds: number): Promise<RevisedView> {
    for (let attempt = 0; attempt < this.settings.LEARNING_SAVE_ATTEMPTS; attempt += 1) {
      const saved = await this.work.run(call, async (unit) => {
        const read = await this.views.read(unit, userId, input.part_id);
        if (read === null) throw new AppError(learningErrors.part_not_opened);
        const watched = addRanges(read.watched, input.ranges, durationSeconds);
        this.refuseImplausible(read, watched, unit.now.getTime());
        const after = { watched, position: Math.min(durationSeconds, input.position), at: unit.now };
        return this.views.watch(unit, { userId, partId: input.part_id }, read, after);
      });
      if (saved !== null) return saved;
    }
    throw new AppError(learningErrors.progress_busy);
  }

  private refuseImplausible(read: RevisedView, watched: readonly number[], nowMs: number): void {
    const possible = possibleSeconds(read.openedAt, nowMs, rulesOf(this.settings));
    const claimed = secondsOf(watched);
    // Accepted stretches stay when only the position moves.
    if (claimed <= possible || claimed === secondsOf(read.watched)) return;
    const details = { claimedSeconds: claimed, possibleSeconds: Math.floor(possible) };
    throw new AppError(learningErrors.watch_implausible, { details });
  }
}
