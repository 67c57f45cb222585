import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { setSentimentChoice } from '@nivel/contracts/projects/set-sentiment-choice.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { SentimentChoicesRepository } from './sentiment-choices.repository.ts';

@Handles(setSentimentChoice)
export class SetSentimentChoiceHandler implements Handler<typeof setSentimentChoice> {
  constructor(
    private readonly choices: SentimentChoicesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({ takes_part }: InputOf<typeof setSentimentChoice>, call: Call): Promise<OutputOf<typeof setSentimentChoice>> {
    return this.work.run(call, async (unit) => {
      await this.choices.save(unit, actorOf(call).userId, takes_part);
      return { takes_part };
    });
  }
}
