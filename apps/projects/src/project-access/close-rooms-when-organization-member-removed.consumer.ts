import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { organizationMemberRemoved } from '@nivel/contracts/projects/organization-member-removed.fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { ClosingRooms } from './closing-rooms.ts';

type Told = ReceivedFact<typeof organizationMemberRemoved>;

@Consumes(organizationMemberRemoved, 'close-rooms-when-organization-member-removed')
export class CloseRoomsWhenOrganizationMemberRemoved implements Consumer<typeof organizationMemberRemoved> {
  constructor(private readonly rooms: ClosingRooms) {}

  handle({ payload: { userId, organizationId } }: Told, unit: ProjectsUnit): Promise<void> {
    return this.rooms.close(unit, userId, organizationId);
  }
}
