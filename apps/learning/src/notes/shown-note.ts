import type { z } from 'zod';
import type { listedNote, note } from '@nivel/contracts/learning/note';
import type { Curriculum } from '../curriculum/curriculum.ts';
import type { ListedNote, StoredNote } from './notes.repository.ts';

/** A note for its learner; empty where none was written. */
export const shownNote = (partId: string, stored: StoredNote | null): z.input<typeof note> => ({
  part_id: partId,
  text: stored?.text ?? '',
  version: stored?.version ?? 0,
  updated_at: stored?.updated_at?.toISOString() ?? null,
  is_bookmarked: stored?.is_bookmarked ?? false,
});

/** A note in a list, with the present place of its part. */
export const shownInList = (
  curriculum: Curriculum,
  { changed_at: at, ...listed }: ListedNote,
): z.input<typeof listedNote> => {
  const part = curriculum.partById.get(listed.part_id);
  const module = part && curriculum.moduleById.get(part.moduleId);
  return {
    ...listed,
    part:
      part && module
        ? { title: part.title, module_id: module.id, module_title: module.title, level_id: module.levelId }
        : null,
    changed_at: at.toISOString(),
  };
};
