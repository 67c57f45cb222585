import { beto, idOf } from '../team-view.fixture.ts';
import type { Meeting } from './meetings.queries.ts';

export const aMeeting = (values: Partial<Meeting> = {}): Meeting => ({
  ...{ id: idOf(9), organizer_id: beto, title: 'Revisión', day: '2027-01-15', time: '10:00' },
  ...{ time_zone: 'America/Mexico_City', minutes: 45, place: 'Sala 2', people: [] },
  ...{ starts_at: '2027-01-15T16:00:00.000Z', version: 1, is_cancelled: false },
  ...values,
});
