import { Inject } from '@nestjs/common';
import { tierForModule } from '@nivel/contracts/billing/plan-access';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import type { PublicPart } from '@nivel/contracts/learning/part-view';
import { readCurriculumParts } from '@nivel/contracts/learning/read-curriculum-parts.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { MediaAddresses } from '../curriculum/media-addresses.ts';
import { publicPartOf } from '../curriculum/public-part.ts';
import { exercisesOf } from '../evidence/evidence.ts';
import { bodyOutsideRuns } from '../grading/run-order.ts';
import type { PlannedLearner } from '../learner/learner.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { lockOfModule, sampleOf } from '../unlocking/unlocking.ts';

type Query = InputOf<typeof readCurriculumParts>;

/** `content` is no column of the table: it is made for the caller, without solutions, and only for unlocked parts. */
const place = { always: 't.is_active', computed: ['content'] };

@Handles(readCurriculumParts)
export class ReadCurriculumPartsHandler implements Handler<typeof readCurriculumParts> {
  constructor(
    private readonly tables: TableReader,
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly media: MediaAddresses,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(query: Query, call: Call): Promise<OutputOf<typeof readCurriculumParts>> {
    const { userId } = actorOf(call);
    const wantsAll = query.columns.length === 0;
    if (!wantsAll && !query.columns.includes('content')) {
      return this.tables.read(readCurriculumParts, query, userId, place);
    }
    const wantsId = wantsAll || query.columns.includes('id');
    const columns = wantsAll || wantsId ? query.columns : [...query.columns, 'id'];
    const { rows, total } = await this.tables.read(readCurriculumParts, { ...query, columns }, userId, place);
    const learner = await this.learners.readPlanned(userId);
    return {
      total,
      rows: rows.map(({ id, ...row }) => ({
        ...(wantsId ? { id } : {}),
        ...row,
        content: this.contentOf(String(id), learner),
      })),
    };
  }

  private contentOf(partId: string, learner: PlannedLearner): PublicPart | null {
    const curriculum = this.curriculum.current();
    const rules = rulesOf(this.settings);
    const part = curriculum.partById.get(partId);
    const module = part && curriculum.moduleById.get(part.moduleId);
    if (part === undefined || module === undefined) return null;
    const lock = lockOfModule(curriculum, learner, module, rules.levelUnlockPercent);
    if (lock !== null && sampleOf(module) !== part) return null;
    const until = tierForModule(module) === 'free' ? null : learner.tierUntil;
    const exercises = exercisesOf(part);
    const shown = exercises === null ? part : { ...part, body: bodyOutsideRuns(exercises) };
    return publicPartOf(shown, rules, this.media.of(learner.userId, until));
  }
}
