import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { listMentors } from '@nivel/contracts/learning/list-mentors.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { MentorsRepository } from './mentors.repository.ts';
import { shownMentor } from './shown-mentor.ts';

@Handles(listMentors)
export class ListMentorsHandler implements Handler<typeof listMentors> {
  constructor(
    private readonly mentors: MentorsRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof listMentors>> {
    return { mentors: (await this.mentors.now(this.work.reads)).map(shownMentor) };
  }
}
