import type { InputOf } from '@nivel/contracts/kernel/operation';
import { applyProposal } from '@nivel/contracts/projects/apply-proposal.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../card-content/assignees.ts';
import { ProjectCommands } from '../commands/project-commands.ts';
import { applyProposalRule } from './apply-proposal-rule.ts';

@Handles(applyProposal)
export class ApplyProposalHandler implements Handler<typeof applyProposal> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: InputOf<typeof applyProposal>, call: Call): Promise<ProjectDelta> {
    for (const assignee of new Set([...input.create, ...input.update].map(({ set }) => set.assignee)))
      await this.assignees.check(input.project_id, assignee);
    return this.commands.run(applyProposal, applyProposalRule, input, call);
  }
}
