import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { curriculumPublished } from '@nivel/contracts/learning/curriculum-published.fact';
import { publishCurriculumDraft } from '@nivel/contracts/learning/publish-curriculum-draft.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { differencesOf } from '../publishing/differences.ts';
import { problemsOfDraft, revisionOfDraft, type Draft } from '../publishing/draft.ts';
import { holdCurriculum, readDraft, removeDrafts } from '../publishing/drafts.repository.ts';
import { publishTree } from '../publishing/publish-tree.repository.ts';
import { versionPublishedAs } from '../publishing/published-versions.repository.ts';

const refuseUnfit = (draft: Draft, reviewed: string): void => {
  if (revisionOfDraft(draft) !== reviewed) throw new AppError(authoringErrors.curriculum_draft_changed);
  const problems = problemsOfDraft(draft);
  if (problems.length > 0) throw new AppError(authoringErrors.curriculum_contradicts, { details: { problems } });
  if (differencesOf(draft).length === 0) throw new AppError(authoringErrors.curriculum_draft_empty);
};

@Handles(publishCurriculumDraft)
export class PublishCurriculumDraftHandler implements Handler<typeof publishCurriculumDraft> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(
    { publish_id: publishId, revision, note }: InputOf<typeof publishCurriculumDraft>,
    call: Call,
  ): Promise<OutputOf<typeof publishCurriculumDraft>> {
    return this.work.run(call, async (unit) => {
      await holdCurriculum(unit);
      const done = await versionPublishedAs(unit, publishId);
      if (done !== null) return { version: done };
      const draft = await readDraft(unit);
      refuseUnfit(draft, revision);
      const version = await publishTree(unit, draft.tree, { source: 'authors', note, publishId });
      await removeDrafts(unit);
      unit.tell(curriculumPublished, { version, restored: null }, { aggregate: publishId });
      return { version };
    });
  }
}
