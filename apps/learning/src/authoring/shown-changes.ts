import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { compareCurriculumDraft } from '@nivel/contracts/learning/compare-curriculum-draft.operation';
import type { LearningReads } from '../database.ts';
import type { Difference } from '../publishing/differences.ts';
import { titleOf } from '../publishing/things.ts';
import { countLearners } from './learner-counts.repository.ts';

/** Differences as administrators review them, with how many learners have worked on each thing. */
export const shownChanges = async (
  reads: LearningReads,
  differences: readonly Difference[],
): Promise<OutputOf<typeof compareCurriculumDraft>['changes']> => {
  const learnersOf = await countLearners(
    reads,
    differences.map(({ thing }) => thing.id),
  );
  return differences.map(({ thing, state, fields }) => ({
    ...{ kind: thing.kind, id: thing.id, title: titleOf(thing), state },
    fields: [...fields],
    learners: learnersOf(thing.id),
  }));
};
