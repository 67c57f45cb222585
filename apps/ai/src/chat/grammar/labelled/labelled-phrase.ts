import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';

/** A Wednesday: the day on which all phrases were written. */
export const WRITTEN_ON = '2026-11-25';

/** The lists and the people of the project that the phrases are about. */
export const lists = [
  { id: '00000000-0000-4000-8000-000000000001', name: 'Por hacer', status: 'todo' },
  { id: '00000000-0000-4000-8000-000000000002', name: 'En curso', status: 'in-progress' },
  { id: '00000000-0000-4000-8000-000000000003', name: 'Revisión', status: 'review' },
  { id: '00000000-0000-4000-8000-000000000004', name: 'Hecho', status: 'done' },
] as const;
export const people = [
  { user_id: '00000000-0000-4000-8000-000000000011', full_name: 'Ana López', role: 'member' },
  { user_id: '00000000-0000-4000-8000-000000000012', full_name: 'Beto Ruiz', role: 'lead' },
  { user_id: '00000000-0000-4000-8000-000000000013', full_name: 'Carla Díaz', role: 'member' },
  { user_id: '00000000-0000-4000-8000-000000000014', full_name: 'John Smith', role: 'director' },
] as const;

/**
 * What somebody writes, and what it means: a topic; for cards the filters (`overdue`, `mine`, `blocked`, `due first..last`);
 * for new ones `create: title (due) | title @list >person`; for changes `move: card > list` and `assign: card > person`.
 */
export type LabelledPhrase = readonly [language: ProposalLanguage, phrase: string, meaning: string];
