import { breakdownMilestones } from '@nivel/contracts/ai/breakdown-milestones.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProposalReader } from './model-reading/proposal-reader.ts';
import { projectBreakdown } from './rules/project-breakdown.ts';
import { languageOf } from './rules/text-language.ts';
import { dayAt } from './day-at.ts';

@Handles(breakdownMilestones)
export class BreakdownMilestonesHandler implements Handler<typeof breakdownMilestones> {
  constructor(
    private readonly reader: ProposalReader,
    private readonly clock: Clock,
  ) {}

  handle(input: InputOf<typeof breakdownMilestones>, call: Call): Promise<OutputOf<typeof breakdownMilestones>> {
    const { projectDescription: text, complexity, project_id: projectId } = input;
    const { today = dayAt(this.clock.now()), language = languageOf(text) } = input;
    const request = { text, complexity, language, today };
    return this.reader.read(request, projectId, call, () => projectBreakdown(request));
  }
}
