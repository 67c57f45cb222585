import type { InputOf } from '@nivel/contracts/kernel/operation';
import { applyProposal } from '@nivel/contracts/projects/apply-proposal.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { applyProposalRule } from './apply-proposal-rule.ts';

@Handles(applyProposal)
export class ApplyProposalHandler implements Handler<typeof applyProposal> {
  constructor(private readonly commands: ProjectCommands) {}

  async handle(input: InputOf<typeof applyProposal>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(applyProposal, applyProposalRule, input, call);
  }
}
