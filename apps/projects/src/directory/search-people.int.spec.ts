import { afterAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { searchPeople } from '@nivel/contracts/projects/search-people.operation';
import { AuthService } from '../../test/auth-service.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let auth: AuthService;
afterAll(() => auth.stop());
projectsFor(async (started) => {
  projects = started;
  auth = await AuthService.start(projects.stack.natsUrl);
});

it('finds people by words of their name or address, without accents and capitals, page by page, removed ones too', async () => {
  const admin = await projects.aPerson('admin', { fullName: 'Zoila' });
  const word = v7();
  const people = [
    await projects.aPerson('user', { fullName: `Álvaro Peña ${word}` }),
    await projects.aPerson('user', { fullName: `alvaro pena ${word}`, email: `otro-${v7()}@example.com` }),
    await projects.aPerson('user', { fullName: `Beto ${word}` }),
  ];
  const [first, second, third] = people.map(({ userId }) => userId) as [string, string, string];
  await projects.ask(admin.userId, changeCricoUser, { user_id: third, is_active: false });
  const found = async (search: string, page: { after?: string; limit?: number } = {}) => {
    const answer = await projects.ask(admin.userId, searchPeople, { search, ...page });
    return { ids: answer.people.map(({ user_id: id }) => id), next: answer.next, people: answer.people };
  };
  expect((await found(`PENA ${word} alv`)).ids).toEqual([first, second]);
  expect((await found(`otro- ${word}`)).ids).toEqual([second]);
  expect((await found(`nobody ${word}`)).ids).toEqual([]);
  const one = await found(word, { limit: 2 });
  expect([one.ids, one.next]).toEqual([[first, second], second]);
  const rest = await found(word, { limit: 2, after: second });
  expect([rest.ids, rest.next]).toEqual([[third], null]);
  expect(rest.people[0]).toMatchObject({ full_name: `Beto ${word}`, is_active: false, role: 'user' });
  expect((await found('', { limit: 1 })).ids).toHaveLength(1);
  expect((await found('%_ \\')).ids).toEqual([]);
});

it('is for administrators of the installation', async () => {
  for (const role of ['manager', 'user'] as const) {
    const { userId } = await projects.aPerson(role);
    expect(await projects.refusal(userId, searchPeople, {})).toBe('forbidden');
  }
  expect(await projects.refusal(null, searchPeople, {})).toBe('unauthenticated');
});
