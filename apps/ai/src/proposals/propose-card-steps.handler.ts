import { proposeCardSteps } from '@nivel/contracts/ai/propose-card-steps.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { dayAt } from './day-at.ts';
import { projectBreakdown } from './rules/project-breakdown.ts';
import { languageOf } from './rules/text-language.ts';

@Handles(proposeCardSteps)
export class ProposeCardStepsHandler implements Handler<typeof proposeCardSteps> {
  constructor(private readonly clock: Clock) {}

  handle({
    text,
    today = dayAt(this.clock.now()),
  }: InputOf<typeof proposeCardSteps>): Promise<OutputOf<typeof proposeCardSteps>> {
    return Promise.resolve(projectBreakdown({ text, complexity: 'simple', language: languageOf(text), today }));
  }
}
