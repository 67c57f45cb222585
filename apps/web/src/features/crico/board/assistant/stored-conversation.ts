import { createStore, type Store } from '../../../../shell/store/store.ts';
import { session } from '../../../../shell/session/session.ts';
import { readStored, removeStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { isSignedIn } from '../../area/storage/is-signed-in.ts';
import type { ChatEntry } from './conversation.ts';

/** Of the form in which conversations are stored; those of another form are let go. */
const FORM = 1;

interface Stored {
  readonly form: typeof FORM;
  readonly entries: readonly ChatEntry[];
}

/** This program stored the content, so only its form is checked. */
const isConversation = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  value.form === FORM &&
  'entries' in value &&
  Array.isArray(value.entries);

/** A conversation of one person about one project, kept on this device until they sign out, and the same in all their tabs. */
export class StoredConversation {
  readonly entries: Store<readonly ChatEntry[]>;
  /** What is being typed; it outlives the panel, and not the page. */
  readonly draft = createStore('');
  /** What ends the request that is on its way; it goes on while the panel is closed. */
  readonly asking = createStore<AbortController | null>(null);

  /** What has come of the answer so far; empty: nothing yet. */
  readonly soFar = createStore('');

  constructor(
    private readonly userId: string,
    private readonly name: string,
  ) {
    this.entries = createStore(this.read());
    addEventListener('storage', this.onStorage);
  }

  change(work: (entries: readonly ChatEntry[]) => readonly ChatEntry[]): void {
    const entries = work(this.entries.read());
    this.entries.write(entries);
    // What comes back after a sign-out belongs to nobody here any more.
    if (!isSignedIn(this.userId)) return;
    if (entries.length === 0) removeStored(this.name);
    else writeStored(this.name, { form: FORM, entries });
  }

  end(): void {
    this.asking.read()?.abort();
    removeEventListener('storage', this.onStorage);
  }

  private readonly onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === `nivel.${this.name}`) this.entries.write(this.read());
  };

  private read(): readonly ChatEntry[] {
    const stored = readStored(this.name);
    return isConversation(stored) ? stored.entries : [];
  }
}

const open = new Map<string, StoredConversation>();

session.subscribe(() => {
  if (session.state().status !== 'signed-out') return;
  for (const conversation of open.values()) conversation.end();
  open.clear();
});

/** The conversation of a person about a project; null: about none. The panel and the view have the same one. */
export const conversationOf = (userId: string, projectId: string | null): StoredConversation => {
  const name = `assistant.${userId}.${projectId ?? 'none'}`;
  const known = open.get(name);
  if (known) return known;
  const conversation = new StoredConversation(userId, name);
  open.set(name, conversation);
  return conversation;
};
