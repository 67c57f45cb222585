import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { askTutor } from '@nivel/contracts/learning/ask-tutor.operation';
import type { ExerciseItem, ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import { tutorErrors } from '@nivel/contracts/learning/tutor.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { rulesOf, type LearningSettings } from '../config.ts';
import { piecesOf } from '../curriculum-places/excerpts.ts';
import { plainText } from '../curriculum-places/plain-text.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { Curriculum } from '../curriculum/curriculum.ts';
import { findPart } from '../curriculum/find-part.ts';
import type { LearningClient } from '../database.ts';
import { exercisesOf } from '../evidence/evidence.ts';
import { isSettled, triesOf } from '../grading/tries.ts';
import { TriesRepository } from '../grading/tries.repository.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { refuseLocked } from '../unlocking/refuse-locked.ts';
import { holdsSolution } from './holds-solution.ts';
import { PassagesRepository, type PassageRow } from './passages.repository.ts';

type Asked = InputOf<typeof askTutor>;
type Passage = OutputOf<typeof askTutor>['passages'][number];

const MOST_PASSAGES = 3;

/**
 * A passage with its excerpt, or only its place where it contains a solution; null where its heading contains one. The whole
 * passage is compared, because an excerpt may begin in the middle of a solution.
 */
const shown = (curriculum: Curriculum, row: PassageRow, open: readonly ExerciseItem[]): Passage | null => {
  const { part_id, kind, anchor, heading } = row;
  const part = curriculum.partById.get(part_id);
  if (part === undefined || open.some((item) => holdsSolution(heading, item))) return null;
  const isWithheld = open.some((item) => holdsSolution(row.body, item));
  const place = { kind, anchor, heading, excerpt: isWithheld ? [] : piecesOf(row.excerpt) };
  return { part_id, part_title: part.title, place, is_withheld: isWithheld };
};

@Handles(askTutor)
export class AskTutorHandler implements Handler<typeof askTutor> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly tries: TriesRepository,
    private readonly passages: PassagesRepository,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: Asked, call: Call): Promise<OutputOf<typeof askTutor>> {
    const { userId } = actorOf(call);
    const curriculum = this.curriculum.current();
    const { part, module } = findPart(curriculum, input.part_id);
    const learner = await this.learners.readPlanned(userId);
    refuseLocked(curriculum, learner, module, rulesOf(this.settings));
    if (learner.tier === 'free') throw new AppError(tutorErrors.tutor_needs_plan, { details: { plan: 'pro' } });
    const body = exercisesOf(part);
    if (body !== null && isHandedInWhole(body)) throw new AppError(tutorErrors.tutor_not_in_tests);
    const open = body === null ? [] : await this.openItems(body, userId, part.id);
    const words = `${input.question} ${plainText(body?.items.find(({ id }) => id === input.item_id)?.prompt ?? '')}`;
    const taught = module.parts.map(({ id }) => id);
    const rows = await this.passages.find(this.work.reads, words, taught, part.id);
    const passages = rows.flatMap((row) => shown(curriculum, row, open) ?? []);
    return { passages: passages.slice(0, MOST_PASSAGES) };
  }

  /** The exercises of a part that the learner may still solve in the run that they are in. */
  private async openItems(body: ExercisesBody, userId: string, partId: string): Promise<ExerciseItem[]> {
    const { tries } = await this.tries.tried(this.work.reads, userId, partId);
    const gradesOf = (id: string) => tries.filter(({ itemId }) => itemId === id).map(({ grade }) => grade);
    return body.items.filter((item) => !isSettled(triesOf(body, item), gradesOf(item.id)));
  }
}
