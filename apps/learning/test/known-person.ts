import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { Person } from '@nivel/testing/caller';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import type { LearningUnderTest } from './learning-under-test.ts';

/** A person whose account is known here, with the given name and the last name Sol. */
export const knownPerson = async (
  learning: LearningUnderTest,
  firstName: string,
): Promise<{ readonly person: Person; readonly email: string }> => {
  const person = await learning.person();
  const email = `${person.userId}@example.com`;
  await learning.tell(
    accountCreated,
    anAccount(person.userId, { email, firstName, lastName: 'Sol', fullName: `${firstName} Sol` }),
    { version: 1 },
  );
  await waitUntil(
    async () => (await learning.rows('SELECT 1 FROM profiles WHERE id = $1', [person.userId])).length > 0,
  );
  return { person, email };
};
