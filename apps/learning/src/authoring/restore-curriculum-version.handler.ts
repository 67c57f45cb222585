import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { curriculumPublished } from '@nivel/contracts/learning/curriculum-published.fact';
import { restoreCurriculumVersion } from '@nivel/contracts/learning/restore-curriculum-version.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { holdCurriculum } from '../publishing/drafts.repository.ts';
import { publishTree } from '../publishing/publish-tree.repository.ts';
import { readPublished, readVersion, versionPublishedAs } from '../publishing/published-versions.repository.ts';

@Handles(restoreCurriculumVersion)
export class RestoreCurriculumVersionHandler implements Handler<typeof restoreCurriculumVersion> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(
    { publish_id: publishId, version: restored, present }: InputOf<typeof restoreCurriculumVersion>,
    call: Call,
  ): Promise<OutputOf<typeof restoreCurriculumVersion>> {
    return this.work.run(call, async (unit) => {
      await holdCurriculum(unit);
      const done = await versionPublishedAs(unit, publishId);
      if (done !== null) return { version: done };
      const tree = await readVersion(unit, restored);
      if (tree === null) throw new AppError(authoringErrors.curriculum_version_not_found);
      if ((await readPublished(unit)).version !== present)
        throw new AppError(authoringErrors.curriculum_version_changed);
      const version = await publishTree(unit, tree, { source: 'authors', restored, publishId });
      unit.tell(curriculumPublished, { version, restored }, { aggregate: publishId });
      return { version };
    });
  }
}
