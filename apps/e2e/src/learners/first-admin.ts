import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../stack/addresses.ts';
import { eventually } from '../stack/eventually.ts';
import { dataOf, publicClient } from './client.ts';
import { aLearner, type Learner, type NewLearner } from './learner.ts';

const CLAIM_MS = 180_000;

const file = (): string => join(addresses().folder, 'first-admin.json');

/** Tells the journeys of all processes who has claimed the installation; null when the claiming process has failed. */
export const keepFirstAdmin = (person: NewLearner | null): void => {
  if (person === null && existsSync(file())) return;
  const draft = `${file()}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(person));
  renameSync(draft, file());
};

/** An installation is claimed once: the first process that needs it does, unless a journey of this run is about that. */
const mayClaim = (): boolean => {
  if (addresses().isClaimedByJourney || existsSync(file())) return false;
  try {
    mkdirSync(`${file()}.claimed`);
    return true;
  } catch {
    return false;
  }
};

const claim = async (): Promise<void> => {
  const { client, id: _, ...person } = await aLearner({ firstName: 'Luz', lastName: 'Marina' });
  dataOf(await client.rpc('claim_installation', {}));
  keepFirstAdmin(person);
};

/** The person who has claimed the installation, signed in again. */
export const firstAdmin = async (): Promise<Learner> => {
  if (mayClaim()) await claim();
  const written = await eventually(() => readFileSync(file(), 'utf8'), CLAIM_MS);
  const person = JSON.parse(written) as NewLearner | null;
  if (person === null) throw new Error('The journey that claims the installation has failed');
  const client = publicClient();
  const { user } = dataOf(await client.auth.signInWithPassword(person));
  return { ...person, id: user.id, client };
};
