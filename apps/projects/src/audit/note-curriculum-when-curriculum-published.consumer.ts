import { curriculumPublished } from '@nivel/contracts/learning/curriculum-published.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { AdministrativeActsRepository } from './administrative-acts.repository.ts';

@Consumes(curriculumPublished, 'note-curriculum-when-curriculum-published')
export class NoteCurriculumWhenCurriculumPublishedConsumer implements Consumer<typeof curriculumPublished> {
  constructor(private readonly acts: AdministrativeActsRepository) {}

  async handle({ payload }: ReceivedFact<typeof curriculumPublished>, unit: ProjectsUnit): Promise<void> {
    const { version, restored } = payload;
    const act = restored === null ? 'curriculum-published' : 'curriculum-restored';
    await this.acts.note(unit, { act, details: { version, restored } });
  }
}
