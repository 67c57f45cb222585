import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { applyProposal } from '@nivel/contracts/projects/apply-proposal.operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../card-content/assignees.ts';
import { CardProposalsRepository } from '../card-proposals/card-proposals.repository.ts';
import { ProjectCommands, type Extra } from '../commands/project-commands.ts';
import { applyProposalRule } from './apply-proposal-rule.ts';

@Handles(applyProposal)
export class ApplyProposalHandler implements Handler<typeof applyProposal> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
    private readonly proposals: CardProposalsRepository,
  ) {}

  async handle(input: InputOf<typeof applyProposal>, call: Call): Promise<ProjectDelta> {
    for (const assignee of new Set([...input.create, ...input.update].map(({ set }) => set.assignee)))
      await this.assignees.check(input.project_id, assignee);
    return this.commands.run(applyProposal, applyProposalRule, input, call, this.decided(input));
  }

  /** A proposal that a rule asked for counts as applied in the transaction of the command, once. */
  private decided({ project_id, proposal_id, command_id }: InputOf<typeof applyProposal>): Extra {
    if (proposal_id === undefined) return {};
    return {
      isWrittenAnyway: true,
      alongside: async (unit) => {
        if (!(await this.proposals.apply(unit, project_id, proposal_id, command_id)))
          throw new AppError(boardErrors.proposal_decided);
      },
    };
  }
}
