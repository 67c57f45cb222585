import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import { setProgressConsent } from '@nivel/contracts/projects/set-progress-consent.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { LockedOrganization } from '../organizations/locked-organization.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository } from '../organizations/members.repository.ts';

/** Only for the member's own progress; an administrator of the installation who is no member has nothing to consent to. */
@Handles(setProgressConsent)
export class SetProgressConsentHandler implements Handler<typeof setProgressConsent> {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { organization_id: id, consents_to: to }: InputOf<typeof setProgressConsent>,
    call: Call,
  ): Promise<OutputOf<typeof setProgressConsent>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, id, userId, 'guest');
      const member = await this.members.find(unit, id, userId);
      if (member === null || member.removedAt !== null) throw new AppError(commonErrors.forbidden);
      const isSaid = member.progressConsent === to && member.progressConsentAnswered === PROGRESS_CONSENT;
      if (!isSaid) await this.changes.consent(unit, member, to);
      return { shares_progress: to !== null };
    });
  }
}
