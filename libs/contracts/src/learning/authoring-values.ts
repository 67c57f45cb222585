/** What the curriculum is made of. */
export const thingKinds = ['level', 'module', 'part', 'achievement'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** How a thing of the draft differs from the published version. */
export const draftStates = ['same', 'added', 'changed', 'removed'] as const;
export type DraftState = (typeof draftStates)[number];

/** Longest sentence that says what a published version is about. */
export const LONGEST_PUBLISH_NOTE = 200;

/** Most files of an import, and most characters of one. */
export const MOST_FILES = 2_000;
export const LONGEST_FILE = 200_000;

/** Longest name of a module's folder or a part's file, behind its number: an archive has room for a hundred characters. */
export const LONGEST_SLUG = 80;

/** What can be wrong with a thing, a file or the curriculum as a whole; screens have a sentence for each. */
export const problemCodes = [
  // A value that the contract of the thing refuses; `place` names it.
  'missing',
  'wrong_type',
  'too_small',
  'too_big',
  'invalid_format',
  'unknown_field',
  'not_a_choice',
  'rule',
  'invalid',
  // A file that cannot be read.
  'not_yaml',
  'alias',
  'front_matter_missing',
  'file_missing',
  'file_name',
  'file_number',
  // Things that contradict each other.
  'shared_id',
  'level_order',
  'module_number',
  'part_order',
  'later_prerequisite',
  'prerequisite_circle',
  'untaught',
  'unknown_objective',
  'untested_objective',
  'parent_missing',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
