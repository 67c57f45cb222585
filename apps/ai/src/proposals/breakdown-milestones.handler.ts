import { breakdownMilestones } from '@nivel/contracts/ai/breakdown-milestones.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { projectBreakdown } from './rules/project-breakdown.ts';
import { languageOf } from './rules/text-language.ts';
import { dayAt } from './day-at.ts';

@Handles(breakdownMilestones)
export class BreakdownMilestonesHandler implements Handler<typeof breakdownMilestones> {
  constructor(private readonly clock: Clock) {}

  handle({
    projectDescription: text,
    complexity,
    today = dayAt(this.clock.now()),
    language = languageOf(text),
  }: InputOf<typeof breakdownMilestones>): Promise<OutputOf<typeof breakdownMilestones>> {
    return Promise.resolve(projectBreakdown({ text, complexity, language, today }));
  }
}
