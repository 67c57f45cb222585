import { ClientError } from '@nivel/client/client-error';
import type { SaveState } from '@nivel/ui/save-state';
import { createStore, type Store } from '../../../../shell/store/store.ts';
import { isKeptNote, type KeptNote } from './kept-note.ts';

export interface NoteState {
  readonly text: string;
  readonly save: SaveState;
  /** Whether it differs from the text that the service has. */
  readonly isUnsaved: boolean;
  /** The text that another window saved meanwhile; nothing is saved until one of both texts was chosen. */
  readonly theirs: KeptNote | null;
  /** Why the last save failed. */
  readonly error: unknown;
}

interface Effects {
  readonly save: (text: string, version: number) => Promise<KeptNote>;
  /** Keeps a text on the device until it is saved; null: all is saved. */
  readonly keep: (note: KeptNote | null) => void;
}

interface Opened {
  /** The note as the service has it. */
  readonly saved: KeptNote;
  /** The text of an earlier editor on this device, with the version that it was based on. */
  readonly kept: KeptNote | null;
}

/** The oldest is dropped first, because it is the likeliest to have arrived; long typing without a network sends many. */
const MOST_UNANSWERED = 20;

/** The text that another window saved, if that is why a save was refused. */
const savedElsewhere = (error: unknown): KeptNote | null =>
  error instanceof ClientError && error.code === 'note_changed' && isKeptNote(error.details) ? error.details : null;

/**
 * Saves a note while it is typed: a moment after the last key, one save at a time, each based on the version that the previous
 * one returned. It outlives the editor, so that the last words are saved after it closes. Unsaved text is kept on the device,
 * and is later saved against the version that it was based on, so that it never overwrites another.
 */
export class NoteSaver {
  readonly state: Store<NoteState>;
  private saved: KeptNote;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  /** Texts that were sent on this version and never answered: the service may have one of them. */
  private readonly unanswered = new Set<string>();

  /** @param pauseMs without a key, before the text is saved */
  constructor(
    { saved, kept }: Opened,
    private readonly effects: Effects,
    private readonly pauseMs: number,
  ) {
    this.saved = kept === null || kept.text === saved.text ? saved : { text: saved.text, version: kept.version };
    const text = kept?.text ?? saved.text;
    this.state = createStore<NoteState>({
      ...{ text, isUnsaved: text !== saved.text, save: 'idle', theirs: null, error: null },
    });
    if (text === saved.text) effects.keep(null);
  }

  /** Another text is typed. @param isSavable whether it is short enough; otherwise nothing is saved until it is */
  write(text: string, isSavable = true): void {
    clearTimeout(this.timer);
    this.become({ text });
    if (isSavable) this.timer = setTimeout(() => void this.flush(), this.pauseMs);
  }

  /** Saves unsaved text immediately. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    // Several may wait for the same save: the first to continue starts the next one, and the others wait again.
    while (this.running !== null) await this.running;
    const { text, theirs, error } = this.state.read();
    if (theirs !== null) return;
    if (text === this.saved.text) {
      if (error !== null) this.become({ save: 'idle', error: null });
      return;
    }
    this.running = this.saveOnce().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  /** Chooses between the text of this window and that of the other. */
  async settle(choice: 'mine' | 'theirs'): Promise<void> {
    const { theirs } = this.state.read();
    if (theirs === null) return;
    this.saved = theirs;
    this.unanswered.clear();
    this.become({ theirs: null, error: null, ...(choice === 'theirs' && { text: theirs.text, save: 'idle' }) });
    await this.flush();
  }

  private async saveOnce(): Promise<void> {
    const { text } = this.state.read();
    this.become({ save: 'saving', error: null });
    try {
      this.saved = await this.effects.save(text, this.saved.version);
      this.unanswered.clear();
      this.become({ save: 'saved' });
    } catch (error) {
      const theirs = savedElsewhere(error);
      if (theirs !== null && this.unanswered.has(theirs.text)) return this.saveOn(theirs);
      if (theirs === null && this.unanswered.size < MOST_UNANSWERED) this.unanswered.add(text);
      this.become({ save: 'error', theirs, error });
    }
  }

  /** The service has the text that this window sent before without an answer: it is no text of another window. */
  private async saveOn(own: KeptNote): Promise<void> {
    this.saved = own;
    this.unanswered.clear();
    await this.saveOnce();
  }

  private become(change: Partial<NoteState>): void {
    const next = { ...this.state.read(), ...change };
    const isUnsaved = next.text !== this.saved.text;
    this.state.write({ ...next, isUnsaved });
    this.effects.keep(isUnsaved ? { text: next.text, version: this.saved.version } : null);
  }
}
