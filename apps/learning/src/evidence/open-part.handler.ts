import { includesTier } from '@nivel/contracts/billing/plan-access';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import type { PartView } from '@nivel/contracts/learning/part-view';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { levelOf, type Curriculum, type CurriculumModule, type Part } from '../curriculum/curriculum.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import { ExerciseRuns, type OpenedRun } from '../grading/exercise-runs.ts';
import type { PartViewState, PlannedLearner } from '../learner/learner.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { lockOfModule, sampleOf } from '../unlocking/unlocking.ts';
import { exercisesOf, videoOf } from './evidence.ts';
import { PartViewsRepository } from './part-views.repository.ts';
import { PublicParts } from './public-parts.ts';
import { toRanges, shareOf } from './watched.ts';
import type { LearningClient } from '../database.ts';

type Opened = OutputOf<typeof openPart>;
const DOWNLOADS = 'pro';

@Handles(openPart)
export class OpenPartHandler implements Handler<typeof openPart> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly views: PartViewsRepository,
    private readonly learners: LearnerStore,
    private readonly parts: PublicParts,
    private readonly runs: ExerciseRuns,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(input: InputOf<typeof openPart>, call: Call): Promise<Opened> {
    const { userId } = actorOf(call);
    const curriculum = this.curriculum.current();
    const { rules } = this.parts;
    const { part, module } = findPart(curriculum, input.part_id);
    const learner = await this.learners.withPlan(await this.learners.read(userId), module);
    const lock = lockOfModule(curriculum, learner, module, rules.levelUnlockPercent);
    if (lock !== null && sampleOf(module) !== part) throw new AppError(learningErrors.part_locked, { details: lock });
    const isAhead = input.ahead === true;
    if (isAhead) await this.refuseWithoutDownloads(userId);
    const { view, nowMs } = await this.work.run(call, async (unit) => ({
      view: await this.views.open(unit, userId, part.id, isAhead),
      nowMs: unit.now.getTime(),
    }));
    this.learners.noteView(userId, part.id, view);
    const opened = await this.run(learner, part, view.attempts + 1, nowMs);
    const shown = opened === null ? part : { ...part, body: opened.body };
    const completedAt = learner.parts.get(part.id) ?? null;
    return {
      ...describe(curriculum, module, part),
      lockedBecause: lock,
      content: this.parts.of(shown, userId, learner.tierUntil),
      view: viewOf(part, view, completedAt),
      run: opened?.run ?? null,
      tried: opened?.tried ?? [],
    };
  }

  /** Opened parts can be read without network on every plan; downloading ahead needs a paid one. */
  private async refuseWithoutDownloads(userId: string): Promise<void> {
    const { tier } = await this.learners.planNow(userId);
    if (!includesTier(tier, DOWNLOADS))
      throw new AppError(learningErrors.offline_needs_plan, { details: { tier: DOWNLOADS } });
  }

  /** For exercises: the learner's current run and its answers, so that every device shows the same. */
  private async run(learner: PlannedLearner, part: Part, number: number, nowMs: number): Promise<OpenedRun | null> {
    const body = exercisesOf(part);
    if (body === null) return null;
    const key = { userId: learner.userId, partId: part.id, number };
    return this.runs.opened(this.work.reads, learner, body, key, nowMs);
  }
}

const describe = (
  curriculum: Curriculum,
  module: CurriculumModule,
  part: Part,
): Omit<Opened, 'lockedBecause' | 'content' | 'view' | 'run' | 'tried'> => {
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
