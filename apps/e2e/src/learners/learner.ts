import { randomUUID } from 'node:crypto';
import { addresses } from '../stack/addresses.ts';
import { codeIn, emailTo } from '../stack/mailbox.ts';
import { dataOf, publicClient, type PublicClient } from './client.ts';

export interface NewLearner {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A person without an account. */
export const aPerson = (overrides: Partial<NewLearner> = {}): NewLearner => ({
  email: `ana.${randomUUID().slice(0, 8)}@ejemplo.mx`,
  password: 'colibri-verde-47',
  firstName: 'Ana',
  lastName: 'Pérez',
  ...overrides,
});

export interface Learner extends NewLearner {
  readonly id: string;
  /** Their signed-in client, for what a journey prepares and is not about. */
  readonly client: PublicClient;
}

export const confirmSubject = /confirma/i;

/** The profile of a person, besides the address. */
export const profileOf = ({ firstName, lastName }: NewLearner) => ({
  ...{ firstName, lastName, studentType: 'university', educationalInterests: ['prompting', 'data'] },
  ...{ skillLevel: 'beginner', timeZone: 'America/Mexico_City', locale: 'es-MX' },
});

/** Registers over the public door; the address is not confirmed. */
export const register = async (person: NewLearner): Promise<PublicClient> => {
  const client = publicClient();
  const { email, password } = person;
  const data = profileOf(person);
  const emailRedirectTo = `${addresses().site}/verify-email`;
  const { error } = await client.auth.signUp({ email, password, options: { data, emailRedirectTo } });
  if (error) throw error;
  return client;
};

/**
 * A learner with a confirmed address, created over the public door with the code of the real mail. The public client does not
 * prove which browser signed up, so password and profile are set once the address is proven.
 */
export const aLearner = async (overrides: Partial<NewLearner> = {}): Promise<Learner> => {
  const person = aPerson(overrides);
  const client = await register(person);
  const token = codeIn(await emailTo(person.email, confirmSubject));
  const { user } = dataOf(await client.auth.verifyOtp({ type: 'signup', email: person.email, token }));
  if (!user) throw new Error('The code was accepted, but nobody is signed in');
  dataOf(await client.auth.updateUser({ password: person.password, data: profileOf(person) }));
  return { ...person, id: user.id, client };
};
