import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMyOrganizations } from '@nivel/contracts/projects/list-my-organizations.operation';
import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { TrashRetention } from '../retention/trash-retention.ts';
import { OrganizationsRepository } from './organizations.repository.ts';

type Mine = Awaited<ReturnType<OrganizationsRepository['mine']>>[number];

/** The only member of an organization is not asked, because nobody would see the progress. */
const shownOf = ({ id, name, slug, role, members, consent, answered }: Omit<Mine, 'deletedAt'>) => ({
  organization_id: id,
  organization_name: name,
  organization_slug: slug,
  user_role: role,
  member_count: members,
  shares_progress: consent === PROGRESS_CONSENT,
  asks_progress_consent: answered !== PROGRESS_CONSENT && members > 1,
});

@Handles(listMyOrganizations)
export class ListMyOrganizationsHandler implements Handler<typeof listMyOrganizations> {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly trash: TrashRetention,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle(_: InputOf<typeof listMyOrganizations>, call: Call): Promise<OutputOf<typeof listMyOrganizations>> {
    const mine = await this.organizations.mine(this.work.reads, actorOf(call).userId);
    const listed = mine.map(({ deletedAt, ...one }) => ({ deletedAt, shown: shownOf(one) }));
    const after = this.trash.beginOf(this.clock.now());
    return {
      organizations: listed.flatMap(({ deletedAt, shown }) => (deletedAt === null ? [shown] : [])),
      deleted: listed.flatMap(({ deletedAt, shown }) =>
        deletedAt === null || deletedAt <= after || shown.user_role !== 'owner'
          ? []
          : [{ ...shown, deleted_at: deletedAt.toISOString() }],
      ),
    };
  }
}
