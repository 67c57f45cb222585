import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { listSignIns } from '@nivel/contracts/auth/list-sign-ins.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ LOGIN_FAILURES: '2' });
});
afterAll(() => auth.stop());

const wrong = (email: string) =>
  auth.ask(issueToken, { query: { grant_type: 'password' }, body: { email, password: 'not the password' } });

describe('how accounts were signed in to', () => {
  it('is told to services: the last time and place, what is held against the address, and nobody else’s', async () => {
    const [ana, eva] = [await auth.aLearner(), await auth.aLearner()];
    await wrong(ana.email);
    await wrong(ana.email);
    const { accounts } = await auth.rpc(listSignIns, { userIds: [ana.userId, eva.userId, v7()] }, null);
    expect(accounts).toHaveLength(2);
    const of = (userId: string) => accounts.find((one) => one.userId === userId);
    const [anas, evas] = [of(ana.userId), of(eva.userId)];
    expect(anas).toMatchObject({ lastSignInIp: '203.0.113.7', failedSignIns: 2, passwordChangedAt: null });
    expect(Date.parse(anas?.lockedUntil ?? '')).toBeGreaterThan(auth.clock.now().getTime());
    expect(evas).toMatchObject({ failedSignIns: 0, lockedUntil: null });
    expect(evas?.lastSignInAt).not.toBeNull();
  });

  it('is told to no person', async () => {
    const ana = await auth.aLearner();
    const asked = auth.rpc(listSignIns, { userIds: [ana.userId] }, ana.access);
    await expect(asked).rejects.toMatchObject({ definition: { code: 'forbidden' } });
  });
});
