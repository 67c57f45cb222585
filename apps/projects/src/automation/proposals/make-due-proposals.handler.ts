import { Inject } from '@nestjs/common';
import { proposeCardSteps } from '@nivel/contracts/ai/propose-card-steps.operation';
import { LONGEST_PROPOSAL_TEXT } from '@nivel/contracts/ai/values/proposal-values';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { makeDueProposals } from '@nivel/contracts/projects/automation/make-due-proposals.operation';
import { project } from '@nivel/contracts/projects/memberships';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { ownContext } from '@nivel/messaging/rpc-frame';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import { personDay } from '../../accounts/person-day.ts';
import type { ProjectsClient } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { AskedProposalsRepository, type BegunProposal, type ProposalOutcome } from './asked-proposals.repository.ts';
import { askAgainAt } from './attempt-waits.ts';

/** Proposals of one part, asked for side by side. */
const MOST = 10;
/** Longer than an answer can take: the process of the attempt has died, and asking again harms nothing. */
const LOST_AFTER_MS = 60_000;

/** Asks `ai` for what rules want, with what the owner of the rule may read today. */
@Handles(makeDueProposals)
export class MakeDueProposalsHandler implements Handler<typeof makeDueProposals> {
  constructor(
    private readonly proposals: AskedProposalsRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly rpc: RpcClient,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async handle(_: unknown, { trace }: Call): Promise<OutputOf<typeof makeDueProposals>> {
    // Asked every few seconds, and mostly for nothing.
    if (!(await this.proposals.isDue(this.work.reads, this.clock.now()))) return { asked: 0, has_more: false };
    const begun = await this.work.inStatements(BY_ITSELF, (unit) =>
      this.proposals.begin(unit, new Date(unit.now.getTime() + LOST_AFTER_MS), MOST),
    );
    const outcomes = await Promise.all(begun.map((one) => this.outcomeOf(one, trace)));
    for (const [at, one] of begun.entries()) {
      const outcome = outcomes[at];
      if (outcome) await this.work.inStatements(BY_ITSELF, (unit) => this.proposals.end(unit, one, outcome));
    }
    return { asked: begun.length, has_more: begun.length === MOST };
  }

  private async outcomeOf(begun: BegunProposal, trace: string): Promise<ProposalOutcome> {
    if (begun.isGone) return { state: 'gone' };
    const role = await this.roles.roleOf(this.work.reads, begun.ownerId, begun.projectId);
    if (!isAtLeast(project, role, 'member')) return { state: 'failed' };
    const now = this.clock.now();
    try {
      const asked = { text: textOf(begun), today: personDay(begun, now) };
      const proposal = await this.rpc.call(proposeCardSteps, asked, ownContext(proposeCardSteps, trace));
      return proposal.data.milestones.length > 0 ? { state: 'ready', proposal } : { state: 'empty' };
    } catch (error) {
      this.log.warn({ err: error, proposalId: begun.id }, 'ai made no proposal');
      const again = askAgainAt(begun.attempts, now);
      return again === null ? { state: 'failed' } : { state: 'waiting', askAgainAt: again };
    }
  }
}

/** What a card says, as much of it as is read. */
const textOf = ({ title, description }: BegunProposal): string =>
  [...(description.trim() === '' ? title : `${title}.\n${description}`)]
    .slice(0, LONGEST_PROPOSAL_TEXT)
    .join('')
    .trim();
