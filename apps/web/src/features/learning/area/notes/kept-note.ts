import { createStore } from '../../../../shell/store/store.ts';
import { keepUnsent, readUnsent, removeUnsent } from '../../../../shell/storage/unsent-drafts.ts';

/** The text of a note, and the version of the note that it was written on or is stored as. */
export interface KeptNote {
  readonly text: string;
  readonly version: number;
}

export const isKeptNote = (value: unknown): value is KeptNote =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'version' in value &&
  typeof value.version === 'number';

/** The owner of the note, and its part. */
export interface NotePlace {
  readonly userId: string;
  readonly moduleId: string;
  readonly partId: string;
}

/** The part itself may have another draft, that of its questions. */
const pathOf = ({ moduleId, partId }: NotePlace): string => `/dashboard/modulos/${moduleId}/partes/${partId}#mi-nota`;

/** How often a note was kept or forgotten here. */
const changes = createStore(0);

/** Text that the service does not have yet. */
export const readKeptNote = (place: NotePlace): KeptNote | null => {
  const kept = readUnsent(place.userId, pathOf(place));
  return isKeptNote(kept) ? kept : null;
};

/** Keeps a text on this device until it is saved; null forgets it. */
export const keepNote = (place: NotePlace, note: KeptNote | null): void => {
  if (note === null && readKeptNote(place) === null) return;
  if (note === null) removeUnsent(place.userId, pathOf(place));
  else keepUnsent(place.userId, pathOf(place), note);
  changes.write(changes.read() + 1);
};

/** Whether this device has a text that is not saved. */
export const useIsNoteKept = (place: NotePlace): boolean => changes.use(() => readKeptNote(place) !== null);
