import { describe, expect, it } from '@jest/globals';
import { scheduleDraftOf, timeOf } from './report-schedule.ts';

const zone = 'America/Mexico_City';

describe('the schedule of an e-mail report in a form', () => {
  it.each(['0 9 * * 1', '30 18 * * 0', '5 7 1 * *', '0 0 28 * *', '0 9 31 * *', '15 8 * 1 *'])(
    '%s is read, and written as it was',
    (cron) => {
      expect(timeOf(scheduleDraftOf({ cron, time_zone: 'Europe/Madrid' }, zone))).toEqual({
        cron,
        time_zone: 'Europe/Madrid',
      });
    },
  );

  it('begins on Monday morning', () => {
    expect(timeOf(scheduleDraftOf(null, zone))).toEqual({ cron: '0 9 * * 1', time_zone: zone });
  });

  it.each([{ clock: '' }, { zone: 'Marte' }, { zone: '' }])('%j is no time yet', (wrong) => {
    expect(timeOf({ ...scheduleDraftOf(null, zone), ...wrong })).toBeUndefined();
  });
});
