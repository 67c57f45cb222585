import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { discardCurriculumDraft } from '@nivel/contracts/learning/discard-curriculum-draft.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { holdCurriculum, readDraft, removeDraft } from '../publishing/drafts.repository.ts';
import { revisionOf } from '../publishing/things.ts';

@Handles(discardCurriculumDraft)
export class DiscardCurriculumDraftHandler implements Handler<typeof discardCurriculumDraft> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(
    { id, revision }: InputOf<typeof discardCurriculumDraft>,
    call: Call,
  ): Promise<OutputOf<typeof discardCurriculumDraft>> {
    return this.work.run(call, async (unit) => {
      await holdCurriculum(unit);
      const draft = await readDraft(unit);
      const row = draft.drafted.get(id);
      if (row === undefined) return {};
      const present = revisionOf(row.thing?.content ?? null);
      if (present !== revision)
        throw new AppError(authoringErrors.curriculum_thing_changed, { details: { revision: present } });
      await removeDraft(unit, draft, id);
      return {};
    });
  }
}
