import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { recordOfflineWork } from '@nivel/contracts/learning/record-offline-work.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import type { Part } from '../curriculum/curriculum.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import type { LearningClient, LearningUnit } from '../database.ts';
import type { PartViewState } from '../learner/learner.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { videoOf } from './evidence.ts';
import { dateWork, refuseSharedTime, watchedOffline, type DatedWork, type ReportedWork } from './offline-work.ts';
import { OfflineWorkRepository, type WorkKey } from './offline-work.repository.ts';
import { PartViewsRepository, type RevisedView } from './part-views.repository.ts';
import { secondsOf } from './watched.ts';

type Input = InputOf<typeof recordOfflineWork>;

/** The end of work, and the state of the part then; null where the work is already stored. */
interface Recorded {
  readonly endedAt: number;
  readonly view: PartViewState | null;
}

/** The state of a part after work, and the seconds of a video that the work added to it. */
interface Proven {
  readonly view: PartViewState;
  readonly watchedSeconds: number;
}

const reported = (input: Input): ReportedWork => ({
  sentAt: Date.parse(input.sent_at),
  openedAt: Date.parse(input.opened_at),
  endedAt: Date.parse(input.ended_at),
});

@Handles(recordOfflineWork)
export class RecordOfflineWorkHandler implements Handler<typeof recordOfflineWork> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly views: PartViewsRepository,
    private readonly works: OfflineWorkRepository,
    private readonly learners: LearnerStore,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof recordOfflineWork>> {
    const { userId } = actorOf(call);
    const { part } = findPart(this.curriculum.current(), input.part_id);
    const { endedAt, view } = await this.record(call, { userId, workId: input.work_id, partId: part.id }, part, input);
    if (view !== null) this.learners.noteView(userId, part.id, view);
    return { occurredAt: new Date(endedAt).toISOString() };
  }

  /** The same work from two tabs, or a report of the same video: the second one starts again. */
  private async record(call: Call, key: WorkKey, part: Part, input: Input): Promise<Recorded> {
    for (let attempt = 0; attempt < this.settings.LEARNING_SAVE_ATTEMPTS; attempt += 1) {
      const recorded = await this.work.run(call, (unit) => this.save(unit, key, part, input));
      if (recorded !== null) return recorded;
    }
    throw new AppError(learningErrors.progress_busy);
  }

  private async save(unit: LearningUnit, key: WorkKey, part: Part, input: Input): Promise<Recorded | null> {
    const before = await this.works.find(unit, key);
    if (before !== null) {
      if (before.partId !== key.partId) throw new AppError(commonErrors.idempotency_key_reused);
      return { endedAt: before.endedAt, view: null };
    }
    const read = await this.views.read(unit, key.userId, key.partId);
    if (read === null) throw new AppError(learningErrors.part_not_opened);
    const dated = dateWork(part, read, reported(input), unit.now.getTime(), rulesOf(this.settings));
    const proven = await this.prove(unit, key, { part, read, dated }, input.watch);
    if (proven === null) return null;
    const { view, watchedSeconds } = proven;
    const isStored = await this.works.keep(unit, key, { ...dated, watchedSeconds });
    return isStored ? { endedAt: dated.endedAt, view } : null;
  }

  private async prove(
    unit: LearningUnit,
    key: WorkKey,
    { part, read, dated }: { readonly part: Part; readonly read: RevisedView; readonly dated: DatedWork },
    watch: Input['watch'],
  ): Promise<Proven | null> {
    if (watch === undefined) {
      const view = await this.views.work(unit, key, new Date(dated.endedAt));
      return view && { view, watchedSeconds: 0 };
    }
    const rules = rulesOf(this.settings);
    const watched = watchedOffline(part, read, watch.ranges, dated, rules);
    const watchedAt = read.watchedAt ?? 0;
    const at = new Date(Math.max(watchedAt, dated.endedAt));
    // Work that arrives late does not take back where the learner went on since, on another device.
    const left = dated.endedAt < watchedAt ? read.position : watch.position;
    const position = Math.min(videoOf(part)?.durationSeconds ?? 0, left);
    const view = await this.views.watch(unit, key, read, { watched, position, at });
    if (view === null) return null;
    // The view is locked now: work of another device is either stored, or starts again with what was watched here.
    const others = await this.works.overlapping(unit, key, dated);
    const watchedSeconds = secondsOf(watched) - secondsOf(read.watched);
    refuseSharedTime({ ...dated, watchedSeconds }, others, rules);
    return { view, watchedSeconds };
  }
}
