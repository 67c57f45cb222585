import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readSentimentChoice } from '@nivel/contracts/projects/read-sentiment-choice.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { SentimentChoicesRepository } from './sentiment-choices.repository.ts';

@Handles(readSentimentChoice)
export class ReadSentimentChoiceHandler implements Handler<typeof readSentimentChoice> {
  constructor(
    private readonly choices: SentimentChoicesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(_: InputOf<typeof readSentimentChoice>, call: Call): Promise<OutputOf<typeof readSentimentChoice>> {
    return { takes_part: await this.choices.takesPart(this.work.reads, actorOf(call).userId) };
  }
}
