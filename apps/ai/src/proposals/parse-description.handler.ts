import { parseDescription } from '@nivel/contracts/ai/parse-description.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { languageOf } from './rules/text-language.ts';
import { textProposal } from './rules/text-proposal.ts';
import { dayAt } from './day-at.ts';

@Handles(parseDescription)
export class ParseDescriptionHandler implements Handler<typeof parseDescription> {
  constructor(private readonly clock: Clock) {}

  handle({
    description,
    today = dayAt(this.clock.now()),
    language = languageOf(description),
  }: InputOf<typeof parseDescription>): Promise<OutputOf<typeof parseDescription>> {
    return Promise.resolve(textProposal(description, language, today));
  }
}
