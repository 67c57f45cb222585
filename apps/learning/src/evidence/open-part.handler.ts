import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import type { PartView } from '@nivel/contracts/learning/part-view';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import { levelOf, type Curriculum, type CurriculumModule, type Part } from '../curriculum/curriculum.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import { MediaAddresses } from '../curriculum/media-addresses.ts';
import { publicPartOf } from '../curriculum/public-part.ts';
import type { PartViewState } from '../learner/learner.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { refuseLocked } from '../unlocking/refuse-locked.ts';
import { videoOf } from './evidence.ts';
import { PartViewsRepository } from './part-views.repository.ts';
import { toRanges, shareOf } from './watched.ts';
import type { LearningClient } from '../database.ts';

type Opened = OutputOf<typeof openPart>;

@Handles(openPart)
export class OpenPartHandler implements Handler<typeof openPart> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly views: PartViewsRepository,
    private readonly learners: LearnerStore,
    private readonly media: MediaAddresses,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: InputOf<typeof openPart>, call: Call): Promise<Opened> {
    const { userId } = actorOf(call);
    const curriculum = this.curriculum.current();
    const rules = rulesOf(this.settings);
    const { part, module } = findPart(curriculum, input.part_id);
    const learner = await this.learners.read(userId);
    refuseLocked(curriculum, learner, module, rules);
    const view = await this.work.run(call, (unit) => this.views.open(unit, userId, part.id));
    this.learners.noteView(userId, part.id, view);
    const completedAt = learner.parts.get(part.id) ?? null;
    return {
      ...describe(curriculum, module, part),
      content: publicPartOf(part, rules, this.media.of(userId)),
      view: viewOf(part, view, completedAt),
    };
  }
}

const describe = (curriculum: Curriculum, module: CurriculumModule, part: Part): Omit<Opened, 'content' | 'view'> => {
  const index = module.parts.indexOf(part);
  return {
    id: part.id,
    title: part.title,
    points: part.points,
    estimatedMinutes: part.estimatedMinutes,
    number: index + 1,
    count: module.parts.length,
    skill: part.skill,
    goal: part.goal ?? null,
    sources: part.sources ?? [],
    reviewedOn: part.reviewedOn ?? null,
    module: { id: module.id, number: module.number, title: module.title },
    level: levelOf(curriculum, module),
    previousPartId: module.parts[index - 1]?.id ?? null,
    nextPartId: module.parts[index + 1]?.id ?? null,
  };
};

const isoTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const viewOf = (part: Part, view: PartViewState, completedAt: number | null): PartView => ({
  openedAt: new Date(view.openedAt).toISOString(),
  reachedEndAt: isoTime(view.reachedEndAt),
  completedAt: isoTime(completedAt),
  position: view.position,
  watched: toRanges(view.watched),
  watchedShare: shareOf(view.watched, videoOf(part)?.durationSeconds ?? 0),
  attempts: view.attempts,
  bestScore: view.bestScore,
});
