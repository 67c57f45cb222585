import { ClientError } from '@nivel/client/client-error';
import type { SaveState } from '@nivel/ui/save-state';

/** A note as it is stored. */
export interface SavedNote {
  readonly text: string;
  readonly version: number;
}

export interface NoteState {
  readonly text: string;
  readonly save: SaveState;
  /** What another window saved meanwhile; nothing is saved until one of both texts was chosen. */
  readonly theirs: SavedNote | null;
  /** Why the last save failed. */
  readonly error: unknown;
}

interface Effects {
  readonly save: (text: string, version: number) => Promise<SavedNote>;
  readonly onState: (state: NoteState) => void;
}

const isSavedNote = (details: unknown): details is SavedNote =>
  typeof details === 'object' &&
  details !== null &&
  'text' in details &&
  typeof details.text === 'string' &&
  'version' in details &&
  typeof details.version === 'number';

/** What another window saved, where that is why a save was refused. */
const savedElsewhere = (error: unknown): SavedNote | null =>
  error instanceof ClientError && error.code === 'note_changed' && isSavedNote(error.details) ? error.details : null;

/**
 * Saves a note as it is typed: a moment after the last key, one save after the other, each on the version that the one
 * before gave. It outlives the editor, so that what was typed last is saved after it closed.
 */
export class NoteSaver {
  private state: NoteState;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;

  /** @param pauseMs without a key, before what was typed is saved */
  constructor(
    private saved: SavedNote,
    private readonly effects: Effects,
    private readonly pauseMs: number,
  ) {
    this.state = { text: saved.text, save: 'idle', theirs: null, error: null };
  }

  /** Another text is typed. @param isSavable whether it is short enough; otherwise nothing is saved until it is */
  write(text: string, isSavable = true): void {
    clearTimeout(this.timer);
    this.become({ text });
    if (isSavable) this.timer = setTimeout(() => void this.flush(), this.pauseMs);
  }

  /** Saves what is not saved yet, at once. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    // Several may wait for the same save: whoever begins the next one has the others wait again.
    while (this.running !== null) await this.running;
    if (this.state.theirs !== null) return;
    if (this.state.text === this.saved.text) {
      if (this.state.error !== null) this.become({ save: 'idle', error: null });
      return;
    }
    this.running = this.saveOnce().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  /** Chooses between the text of this window and that of the other. */
  async settle(choice: 'mine' | 'theirs'): Promise<void> {
    const { theirs } = this.state;
    if (theirs === null) return;
    this.saved = theirs;
    this.become({ theirs: null, error: null, ...(choice === 'theirs' && { text: theirs.text, save: 'idle' }) });
    await this.flush();
  }

  private async saveOnce(): Promise<void> {
    const { text } = this.state;
    this.become({ save: 'saving', error: null });
    try {
      this.saved = await this.effects.save(text, this.saved.version);
      this.become({ save: 'saved' });
    } catch (error) {
      this.become({ save: 'error', theirs: savedElsewhere(error), error });
    }
  }

  private become(change: Partial<NoteState>): void {
    this.state = { ...this.state, ...change };
    this.effects.onState(this.state);
  }
}
