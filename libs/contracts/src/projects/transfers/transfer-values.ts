// Without a schema, so that a page may load it that loads none.

/** What a file that becomes a project comes from. `nivel` is the export of a project of ours. */
export const importSources = ['nivel', 'trello', 'jira', 'linear', 'csv'] as const;
export type ImportSource = (typeof importSources)[number];

/** The first member of an exported file, and the version of its form. */
export const PROJECT_FILE = 'nivel-project';
export const PROJECT_FILE_VERSION = 1;

/** The most that a project has of each thing, whether it was imported or not. */
export const transferLimits = {
  cards: 100_000,
  lists: 100,
  labels: 100,
  fields: 30,
  templates: 50,
  views: 50,
  /** Of one card. */
  items: 200,
  /** Of one card. */
  comments: 10_000,
  /** Names of files of one card. */
  files: 100,
  /** People of the file for whom people of the organization are chosen. */
  people: 200,
} as const;

/** Things of one kind that one batch brings, and characters of a batch: a message between services holds a megabyte. */
export const MOST_IN_BATCH = 500;
export const MOST_BATCH_CHARACTERS = 200_000;

/** Imports that one person has begun and not ended. */
export const MOST_OPEN_IMPORTS = 5;

/** Days after the last batch until an import that was not ended is removed. */
export const IMPORT_DAYS = 7;

/** A comment of somebody else begins with their name and the day: `**Ana Sol · 2026-03-04**`. */
const ATTRIBUTION = /^\*\*(.{1,200}) · (\d{4}-\d{2}-\d{2})\*\*\n\n/u;

/** The text of an imported comment: it belongs to the importer, and says who wrote it where and when. */
export const attributed = (by: string, day: string, text: string): string => `**${by} · ${day}**\n\n${text}`;

/** The author and the words of an imported comment; null for every other one. */
export const attributionOf = (text: string): { readonly by: string; readonly text: string } | null => {
  const found = ATTRIBUTION.exec(text);
  return found === null ? null : { by: found[1] ?? '', text: text.slice(found[0].length) };
};
