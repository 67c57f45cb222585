import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factSubject, type Fact } from '@nivel/contracts/kernel/fact';
import type { Described } from '../services/find-services.ts';
import type { FactPlace } from './broker-permissions.ts';

const DECLARED = /@Consumes\(\s*(\w+),\s*'([\w-]+)'\s*,?\s*\)/g;

/** Files with consumers by their decorators, under the name of the file: `level-unlocked.email.ts`. */
const FORMS = /([\w-]+)\.(email|notification)\.ts$/;
const SENTENCES: Readonly<Record<string, string>> = { email: 'email-when', notification: 'notify-when' };

interface Source {
  readonly file: string;
  readonly text: string;
}

const sourcesOf = (root: string, service: string): Source[] => {
  const folder = join(root, 'apps', service, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
};

/** The consumers of one source: the name of the fact there, and that of the durable place. */
const consumersOf = ({ file, text }: Source): { fact: string; name: string }[] => {
  const declared = [...text.matchAll(DECLARED)].map(([, fact = '', name = '']) => ({ fact, name }));
  const [, name, form = ''] = FORMS.exec(file) ?? [];
  if (name === undefined) return declared;
  const [, fact] = /^ {2}fact: (\w+),$/m.exec(text) ?? [];
  if (fact === undefined) throw new Error(`${file} does not say of which fact it is`);
  return [...declared, { fact, name: `${SENTENCES[form]}-${name}` }];
};

/** The module from which this source imports the contract of a fact. */
const contractOf = (source: string, fact: string): string => {
  const [, path] =
    new RegExp(`import \\{[^}]*\\b${fact}\\b[^}]*\\} from '@nivel/contracts/([^']+)'`).exec(source) ?? [];
  if (path === undefined) throw new Error(`A consumer of ${fact} does not import it from the contracts by its name`);
  return path;
};

/**
 * The durable consumers of all services, read from the sources: the broker's permissions are written before any service runs.
 * The broker refuses a consumer that is declared in another way, and the readiness of its service names it.
 */
export const findPlaces = async (root: string, services: readonly Described[]): Promise<FactPlace[]> => {
  const places: FactPlace[] = [];
  for (const { name: service } of services) {
    for (const source of sourcesOf(root, service)) {
      for (const { fact, name } of consumersOf(source)) {
        const file = join(root, 'libs/contracts/src', `${contractOf(source.text, fact)}.ts`);
        const contracts = (await import(file)) as Record<string, Fact>;
        const declared = contracts[fact];
        if (declared === undefined) throw new Error(`${file} exports no ${fact}`);
        places.push({ service, name, subject: factSubject(declared) });
      }
    }
  }
  return places.sort((one, other) => `${one.service} ${one.name}`.localeCompare(`${other.service} ${other.name}`));
};
