import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { AccountEndings } from './account-endings.ts';
import { endEverySession } from './end-every-session.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

it('every session of everybody ends at once, on every page of accounts, and everybody may sign in again', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => auth.aLearner()));
  const [ana] = people;
  if (ana === undefined) throw new Error('nobody is there');
  const all = [...people, await auth.signIn(ana.email, ana.password)];
  const { app } = auth.service;
  const endAll = () => endEverySession(app.get(AccountEndings), app.get(UnitOfWork).reads);
  expect(await endAll()).toBeGreaterThanOrEqual(all.length);
  for (const { access, refresh } of all) {
    expect(await auth.ask(readUser, { token: access })).toMatchObject({ code: 'session_not_found' });
    expect(await auth.refresh(refresh)).toMatchObject({ code: 'refresh_token_not_found' });
  }
  expect(await endAll()).toBe(0);
  await auth.signIn(ana.email, ana.password);
});
