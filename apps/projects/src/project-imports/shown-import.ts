import type { ProjectImport } from '@nivel/contracts/projects/transfers/project-import-shape';
import type { StoredImport } from './imports.repository.ts';

/** An import as its maker sees it. */
export const shownImport = (stored: StoredImport): ProjectImport => ({
  import_id: stored.id,
  name: stored.name,
  organization_id: stored.organizationId,
  source: stored.source,
  file_name: stored.fileName,
  source_key: stored.sourceKey,
  choices: stored.choices,
  started_at: stored.createdAt.toISOString(),
  expected: { cards: stored.expectedCards, items: stored.expectedItems, comments: stored.expectedComments },
  made: { cards: stored.cards, items: stored.items, comments: stored.comments },
  batches: stored.batches,
  is_done: stored.isDone,
});
