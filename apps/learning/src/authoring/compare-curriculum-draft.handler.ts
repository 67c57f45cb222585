import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { compareCurriculumDraft } from '@nivel/contracts/learning/compare-curriculum-draft.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { differencesOf } from '../publishing/differences.ts';
import { problemsOfDraft, revisionOfDraft } from '../publishing/draft.ts';
import { readDraft } from '../publishing/drafts.repository.ts';
import { shownChanges } from './shown-changes.ts';

@Handles(compareCurriculumDraft)
export class CompareCurriculumDraftHandler implements Handler<typeof compareCurriculumDraft> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(): Promise<OutputOf<typeof compareCurriculumDraft>> {
    const draft = await readDraft(this.work.reads);
    return {
      version: draft.version,
      revision: revisionOfDraft(draft),
      changes: await shownChanges(this.work.reads, differencesOf(draft)),
      problems: problemsOfDraft(draft),
    };
  }
}
