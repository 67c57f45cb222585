import { moduleId, partIds } from '../learning.fixtures.ts';
import type { ListedNote, Note } from './notes.queries.ts';

/** A part without a note. */
export const aNote = (overrides: Partial<Note> = {}): Note => ({
  part_id: partIds[1],
  text: '',
  version: 0,
  updated_at: null,
  is_bookmarked: false,
  ...overrides,
});

/** A short note in the list. */
export const aListedNote = (overrides: Partial<ListedNote> = {}): ListedNote => ({
  part_id: partIds[1],
  part: { title: 'Una historia corta', module_id: moduleId, module_title: 'Qué es la IA', level_id: 'X100' },
  excerpt: 'Un modelo aprende de ejemplos.',
  is_cut: false,
  version: 1,
  is_bookmarked: true,
  changed_at: '2026-11-23T16:00:00.000Z',
  ...overrides,
});
