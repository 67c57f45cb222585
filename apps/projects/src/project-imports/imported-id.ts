import { createHash } from 'node:crypto';

/** The kinds of things that a file names by ids of its own. */
export type ImportedKind = 'list' | 'label' | 'field' | 'choice' | 'template' | 'view' | 'card' | 'item' | 'comment';

/**
 * The id of an imported thing, computed from its id in the file, so that a repeated batch changes nothing, and links need no
 * table of pairs. A UUID of version 8, made from a hash.
 *
 * @param sourceId its id in the file
 */
export const importedId = (projectId: string, of: ImportedKind, sourceId: string): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([projectId, of, sourceId]))
    .digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
};

/** The id of a choice: fields may call theirs alike. */
export const importedChoiceId = (projectId: string, fieldId: string, choiceId: string): string =>
  importedId(projectId, 'choice', JSON.stringify([fieldId, choiceId]));
