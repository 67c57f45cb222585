import { describe, expect, it } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { failureKind, isConnectionIssue } from './failure-kind.ts';

const refusal = (code: string, status: number) => new ClientError({ code, status, kind: 'refused', message: '' });

describe('the screen of a failure', () => {
  it.each([
    ['offline', 0, 'network'],
    ['unavailable', 503, 'network'],
    ['forbidden', 403, 'auth'],
    ['something_new', 401, 'auth'],
    ['invalid_input', 400, 'validation'],
    ['something_new', 422, 'validation'],
    ['internal', 500, 'data'],
    ['something_new', 404, 'data'],
    ['something_new', 502, 'data'],
  ] as const)('is chosen by the code, and else by the status: %s %s', (code, status, kind) => {
    expect(failureKind(refusal(code, status))).toBe(kind);
  });

  it('does not blame the network for a mistake of the program', () => {
    expect(failureKind(new Error('network'))).toBe('unknown');
  });

  it('distinguishes a dashboard without its data from one that is broken', () => {
    expect(isConnectionIssue(refusal('PGRST202', 404))).toBe(true);
    expect(isConnectionIssue(refusal('offline', 0))).toBe(true);
    expect(isConnectionIssue(refusal('internal', 500))).toBe(false);
    expect(isConnectionIssue(new Error('404'))).toBe(false);
  });
});
