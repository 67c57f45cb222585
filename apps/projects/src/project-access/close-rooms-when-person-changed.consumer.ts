import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { ClosingRooms } from './closing-rooms.ts';

/** Whoever is no administrator any more, or not of Crico, saw projects in which they have no role. */
@Consumes(personChanged, 'close-rooms-when-person-changed')
export class CloseRoomsWhenPersonChanged implements Consumer<typeof personChanged> {
  constructor(private readonly rooms: ClosingRooms) {}

  handle({ payload: { userId } }: ReceivedFact<typeof personChanged>, unit: ProjectsUnit): Promise<void> {
    return this.rooms.close(unit, userId, null);
  }
}
