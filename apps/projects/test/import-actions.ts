import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { beginProjectImport } from '@nivel/contracts/projects/transfers/begin-project-import.operation';
import { endProjectImport } from '@nivel/contracts/projects/transfers/end-project-import.operation';
import { takeImportBatch } from '@nivel/contracts/projects/transfers/take-import-batch.operation';
import type { ProjectsUnderTest, Somebody } from './projects-under-test.ts';

type Beginning = CallInputOf<typeof beginProjectImport>;
type Batch = CallInputOf<typeof takeImportBatch>;
type GivenCard = NonNullable<Batch['cards']>[number];

/** A key of a file that no other test has. */
export const aFileKey = (): string => v7().replaceAll('-', '').repeat(2);

/** A board of two lists. */
export const aFrame = (given: Partial<Beginning['frame']> = {}): Beginning['frame'] => ({
  color: '#3b82f6',
  lists: [
    { id: 'L1', name: 'Por hacer', color: '#6b7280', status: 'todo' },
    { id: 'L2', name: 'Hecho', color: '#10b981', status: 'done' },
  ],
  ...given,
});

/** A card of the first list. */
export const aGivenCard = (number: number, given: Partial<GivenCard> = {}): GivenCard => ({
  id: `C${number}`,
  number,
  list: 'L1',
  position: `a${number}`,
  title: `Tarjeta ${number}`,
  ...given,
});

/** People's actions on imports, with defaults for irrelevant fields. */
export class ImportActions {
  constructor(private readonly projects: ProjectsUnderTest) {}

  beginning(given: Partial<Beginning> = {}): Beginning {
    return {
      import_id: v7(),
      organization_id: null,
      name: 'Taller de lana',
      source: 'trello',
      file_name: 'taller.json',
      source_key: aFileKey(),
      expected: { cards: 2, items: 0, comments: 0 },
      frame: aFrame(),
      ...given,
    };
  }

  async begin(who: Somebody, given: Partial<Beginning> = {}) {
    return this.projects.ask(who.userId, beginProjectImport, this.beginning(given));
  }

  async take(who: Somebody, import_id: string, batch: number, given: Omit<Batch, 'import_id' | 'batch'>) {
    return this.projects.ask(who.userId, takeImportBatch, { import_id, batch, ...given });
  }

  async end(who: Somebody, import_id: string) {
    return this.projects.ask(who.userId, endProjectImport, { import_id });
  }
}
