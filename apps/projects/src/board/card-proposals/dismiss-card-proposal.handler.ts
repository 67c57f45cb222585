import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { dismissCardProposal } from '@nivel/contracts/projects/dismiss-card-proposal.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { CardProposalsRepository } from './card-proposals.repository.ts';

@Handles(dismissCardProposal)
export class DismissCardProposalHandler implements Handler<typeof dismissCardProposal> {
  constructor(
    private readonly proposals: CardProposalsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, proposal_id }: InputOf<typeof dismissCardProposal>,
    call: Call,
  ): Promise<OutputOf<typeof dismissCardProposal>> {
    return this.work.run(call, async (unit) => {
      if (!(await this.proposals.dismiss(unit, project_id, proposal_id)))
        throw new AppError(boardErrors.proposal_decided);
      return { success: true };
    });
  }
}
