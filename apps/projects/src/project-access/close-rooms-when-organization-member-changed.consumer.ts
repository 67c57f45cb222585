import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { organizationMemberChanged } from '@nivel/contracts/projects/organization-member-changed.fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { ClosingRooms } from './closing-rooms.ts';

type Told = ReceivedFact<typeof organizationMemberChanged>;

@Consumes(organizationMemberChanged, 'close-rooms-when-organization-member-changed')
export class CloseRoomsWhenOrganizationMemberChanged implements Consumer<typeof organizationMemberChanged> {
  constructor(private readonly rooms: ClosingRooms) {}

  handle({ payload: { userId, organizationId } }: Told, unit: ProjectsUnit): Promise<void> {
    return this.rooms.close(unit, userId, organizationId);
  }
}
