import { afterAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { anAccount } from '@nivel/testing/an-account';
import { AuthService } from '../../test/auth-service.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let auth: AuthService;
const [known, gone] = [v7(), v7()];
afterAll(() => auth.stop());
projectsFor(async (started) => {
  projects = started;
  auth = await AuthService.start(projects.stack.natsUrl);
  auth.has(anAccount(known, { fullName: 'Ana Sol' }), 4);
  auth.entries.set(gone, { id: gone, version: 9, removed: true });
});

const nameOf = async (userId: string): Promise<string | undefined> =>
  (await projects.rows<{ name: string }>('SELECT full_name AS name FROM accounts WHERE user_id = $1', [userId]))[0]
    ?.name;
const isRemoved = async (userId: string): Promise<boolean> =>
  (await projects.rows('SELECT 1 FROM removed_accounts WHERE user_id = $1', [userId])).length > 0;
const isNamed = (userId: string, name: string) => async () => (await nameOf(userId)) === name;
const profile = (userId: string, fullName: string) => {
  const { createdAt: _, ...row } = anAccount(userId, { fullName });
  return row;
};
const handled = (id: string) => async () =>
  (await projects.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0;

describe('the copy of accounts', () => {
  it('is filled from auth at the first boot, removals too', async () => {
    await waitUntil(isNamed(known, 'Ana Sol'));
    await waitUntil(() => isRemoved(gone));
  });

  it('follows facts, keeps the highest version, and handles each fact once', async () => {
    const userId = v7();
    await projects.tell(accountCreated, anAccount(userId, { fullName: 'Luz' }), { version: 1 });
    await waitUntil(isNamed(userId, 'Luz'));
    const id = await projects.tell(accountChanged, profile(userId, 'Eva'), { version: 3 });
    await waitUntil(isNamed(userId, 'Eva'));
    await projects.tell(accountChanged, profile(userId, 'Sol'), { version: 4, id });
    await waitUntil(handled(await projects.tell(accountChanged, profile(userId, 'Old'), { version: 2 })));
    expect(await nameOf(userId)).toBe('Eva');
  });

  it('forgets a deleted account, and no late fact brings it back', async () => {
    const userId = v7();
    await projects.tell(accountCreated, anAccount(userId, { fullName: 'Luz' }), { version: 1 });
    await waitUntil(isNamed(userId, 'Luz'));
    await projects.tell(accountDeleted, { userId });
    await waitUntil(() => isRemoved(userId));
    await waitUntil(handled(await projects.tell(accountChanged, profile(userId, 'Late'), { version: 5 })));
    expect(await nameOf(userId)).toBeUndefined();
  });

  it('takes over later what cannot be kept now', async () => {
    const userId = v7();
    await projects.rows('ALTER TABLE accounts RENAME TO away');
    const id = await projects.tell(accountChanged, profile(userId, 'Luz'), { version: 2 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await handled(id)()).toBe(false);
    await projects.rows('ALTER TABLE away RENAME TO accounts');
    await waitUntil(isNamed(userId, 'Luz'));
  });
});
