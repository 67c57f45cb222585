import { describe, expect, it } from '@jest/globals';
import { shownStatus } from './payment-status.ts';

describe('the status of a payment', () => {
  it('is overdue from the day behind the one it was due on, unless it is paid or cancelled', () => {
    expect(shownStatus('pending', '2026-11-24', '2026-11-25')).toBe('overdue');
    expect(shownStatus('pending', '2026-11-25', '2026-11-25')).toBe('pending');
    expect(shownStatus('paid', '2026-11-24', '2026-11-25')).toBe('paid');
    expect(shownStatus('cancelled', '2026-11-24', '2026-11-25')).toBe('cancelled');
  });
});
