import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { listCurriculumVersions } from '@nivel/contracts/learning/list-curriculum-versions.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { listVersions } from '../publishing/published-versions.repository.ts';

@Handles(listCurriculumVersions)
export class ListCurriculumVersionsHandler implements Handler<typeof listCurriculumVersions> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(): Promise<OutputOf<typeof listCurriculumVersions>> {
    const rows = await listVersions(this.work.reads);
    return {
      versions: rows.map(({ version, source, publishedAt, note, restored }) => ({
        version,
        source: source === 'authors' ? 'authors' : 'files',
        published_at: publishedAt.toISOString(),
        note,
        restored,
      })),
    };
  }
}
