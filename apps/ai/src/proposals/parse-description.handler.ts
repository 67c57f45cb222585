import { parseDescription } from '@nivel/contracts/ai/parse-description.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProposalReader } from './model-reading/proposal-reader.ts';
import { languageOf } from './rules/text-language.ts';
import { textProposal } from './rules/text-proposal.ts';
import { dayAt } from './day-at.ts';

@Handles(parseDescription)
export class ParseDescriptionHandler implements Handler<typeof parseDescription> {
  constructor(
    private readonly reader: ProposalReader,
    private readonly clock: Clock,
  ) {}

  handle(input: InputOf<typeof parseDescription>, call: Call): Promise<OutputOf<typeof parseDescription>> {
    const { description: text, project_id: projectId } = input;
    const { today = dayAt(this.clock.now()), language = languageOf(text) } = input;
    const request = { text, complexity: null, language, today };
    return this.reader.read(request, projectId, call, () => textProposal(text, language, today));
  }
}
