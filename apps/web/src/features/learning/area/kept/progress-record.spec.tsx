import { describe, expect, it } from '@jest/globals';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { aDashboard } from '../learning.fixtures.ts';
import { keepProgress, readProgress } from './progress-record.ts';

const valid = { totalPoints: 120, completedModules: 1, currentLevel: 'X100', joinDate: '2026-11-01T00:00:00Z' };

describe('the record of progress on a device', () => {
  it('has the four figures of the dashboard that was seen last', () => {
    const dashboard = aDashboard({ totalPoints: 120, modulesCompleted: 1, currentLevel: 'X100' });
    keepProgress('u1', valid.joinDate, dashboard);
    expect(readProgress('u1')).toEqual(valid);
    expect(readProgress('u2')).toBeNull();
  });

  it.each([
    ['without one of them', { ...valid, joinDate: undefined }],
    ['with a negative number', { ...valid, totalPoints: -1 }],
    ['with a number that is none', { ...valid, completedModules: '1' }],
    ['with a level that is no text', { ...valid, currentLevel: 100 }],
    ['that is no record', 'X100'],
  ])('is reset %s', (_, record) => {
    writeStored('progress.u1', record);
    expect(readProgress('u1')).toBeNull();
    expect(readStored('progress.u1')).toBeNull();
  });
});
