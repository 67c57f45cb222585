import { limits } from '../../../../limits/limits.ts';
import { keepUnsent, readUnsent, removeUnsent, unsentPaths } from '../../../../shell/storage/unsent-drafts.ts';

/**
 * A person's unsaved changes of a card, stored on this device by the card's address: a reload or a closed tab loses nothing,
 * and signing out asks about them first. A draft is deleted when it is saved or discarded.
 */
interface Kept<Draft> {
  readonly at: number;
  readonly draft: Draft;
}

const area = '/crico/';

const isKept = (value: unknown): value is Kept<unknown> =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'draft' in value;

const keptAt = (userId: string, path: string): Kept<unknown> | null => {
  const kept = readUnsent(userId, path);
  return isKept(kept) ? kept : null;
};

/** The oldest go when there are too many, and never the one that is being typed. */
const makeRoom = (userId: string): void => {
  const kept = unsentPaths(userId)
    .filter((path) => path.startsWith(area))
    .map((path) => ({ path, at: keptAt(userId, path)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  kept.slice(limits.crico.card.drafts).forEach(({ path }) => removeUnsent(userId, path));
};

/** The address at which a card can be opened again; `new` is the card that is being created. */
export const cardPath = (projectId: string, cardId: string): string =>
  `${area}dashboard?project=${projectId}&card=${cardId}`;

/** A draft must be an object; its fields are checked where they are used. */
export const readDraft = (userId: string, path: string): Readonly<Record<string, unknown>> | null => {
  const draft = keptAt(userId, path)?.draft;
  return typeof draft === 'object' && draft !== null ? { ...draft } : null;
};

/** @returns whether it will be there after a reload: a device is full some time, and another tab may keep its own */
export const keepDraft = (userId: string, path: string, draft: object): boolean => {
  keepUnsent(userId, path, { at: Date.now(), draft });
  makeRoom(userId);
  return isDraftStored(userId, path, draft);
};

/** Whether this is the stored draft, and not text from another tab for the same card. */
export const isDraftStored = (userId: string, path: string, draft: object): boolean =>
  JSON.stringify(keptAt(userId, path)?.draft) === JSON.stringify(draft);

/** Drafts whose fields were typed into a moment ago. */
const typed = new Map<string, { readonly timer: number; readonly keep: () => void }>();
const keyOf = (userId: string, path: string): string => `${userId} ${path}`;

const keepTyped = (key: string): void => {
  const last = typed.get(key);
  clearTimeout(last?.timer);
  last?.keep();
};
const keepAll = (): void => [...typed.keys()].forEach(keepTyped);

/**
 * Stores a draft once nothing was typed for a moment, or immediately when the page is left.
 *
 * @param onKept receives whether the draft survives a reload
 */
export const keepDraftSoon = (userId: string, path: string, draft: object, onKept: (isHeld: boolean) => void): void => {
  const key = keyOf(userId, path);
  const keep = () => {
    typed.delete(key);
    onKept(keepDraft(userId, path, draft));
  };
  clearTimeout(typed.get(key)?.timer);
  typed.set(key, { timer: window.setTimeout(keep, limits.crico.card.draftPauseMs), keep });
  addEventListener('pagehide', keepAll);
};

/** Stores the last typed text immediately, for a form that is unmounted. */
export const keepDraftNow = (userId: string, path: string): void => keepTyped(keyOf(userId, path));

export const forgetDraft = (userId: string, path: string): void => {
  const key = keyOf(userId, path);
  clearTimeout(typed.get(key)?.timer);
  typed.delete(key);
  removeUnsent(userId, path);
};
