import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { compareCurriculumVersion } from '@nivel/contracts/learning/compare-curriculum-version.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { differencesOf } from '../publishing/differences.ts';
import { thingsById } from '../publishing/draft.ts';
import { readPublished, readVersion } from '../publishing/published-versions.repository.ts';
import { shownChanges } from './shown-changes.ts';

@Handles(compareCurriculumVersion)
export class CompareCurriculumVersionHandler implements Handler<typeof compareCurriculumVersion> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle({
    version,
  }: InputOf<typeof compareCurriculumVersion>): Promise<OutputOf<typeof compareCurriculumVersion>> {
    const { reads } = this.work;
    const tree = await readVersion(reads, version);
    if (tree === null) throw new AppError(authoringErrors.curriculum_version_not_found);
    const present = await readPublished(reads);
    const differences = differencesOf({ published: thingsById(present.tree), tree });
    return { present: present.version, changes: await shownChanges(reads, differences) };
  }
}
