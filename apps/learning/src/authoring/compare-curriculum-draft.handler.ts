import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { compareCurriculumDraft } from '@nivel/contracts/learning/compare-curriculum-draft.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { differencesOf } from '../publishing/differences.ts';
import { problemsOfDraft, revisionOfDraft } from '../publishing/draft.ts';
import { readDraft } from '../publishing/drafts.repository.ts';
import { titleOf } from '../publishing/things.ts';
import { countLearners } from './learner-counts.repository.ts';

@Handles(compareCurriculumDraft)
export class CompareCurriculumDraftHandler implements Handler<typeof compareCurriculumDraft> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(): Promise<OutputOf<typeof compareCurriculumDraft>> {
    const draft = await readDraft(this.work.reads);
    const differences = differencesOf(draft);
    const learnersOf = await countLearners(
      this.work.reads,
      differences.map(({ thing }) => thing.id),
    );
    return {
      version: draft.version,
      revision: revisionOfDraft(draft),
      changes: differences.map(({ thing, state, fields }) => ({
        kind: thing.kind,
        id: thing.id,
        title: titleOf(thing),
        state,
        fields: [...fields],
        learners: learnersOf(thing.id),
      })),
      problems: problemsOfDraft(draft),
    };
  }
}
