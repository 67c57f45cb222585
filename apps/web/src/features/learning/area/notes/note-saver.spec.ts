import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import type { KeptNote } from './kept-note.ts';
import { NoteSaver } from './note-saver.ts';

const PAUSE_MS = 800;
const changed = (theirs: KeptNote) =>
  new ClientError({ code: 'note_changed', kind: 'refused', status: 409, message: '', details: theirs });

const empty: KeptNote = { text: '', version: 0 };
const aSaver = (
  answer?: (text: string, version: number) => Promise<KeptNote>,
  { saved = empty, kept = null }: { saved?: KeptNote; kept?: KeptNote | null } = {},
) => {
  const saves: [string, number][] = [];
  const onDevice: (KeptNote | null)[] = [kept];
  const saver = new NoteSaver(
    { saved, kept },
    {
      save: async (text, version) => {
        saves.push([text, version]);
        return answer ? answer(text, version) : { text, version: version + 1 };
      },
      keep: (note) => void onDevice.push(note),
    },
    PAUSE_MS,
  );
  return { saver, saves, onDevice: () => onDevice.at(-1), state: () => saver.state.read() };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a note that is typed', () => {
  it('is saved once, a moment after the last key, on the version of the save before', async () => {
    const { saver, saves, state } = aSaver();
    for (const text of ['U', 'Un', 'Uno']) {
      saver.write(text);
      await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
    }
    expect(saves).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    saver.write('Uno y dos');
    await saver.flush();
    await saver.flush();
    expect(saves).toEqual([
      ['Uno', 0],
      ['Uno y dos', 1],
    ]);
    expect(state()).toMatchObject({ text: 'Uno y dos', save: 'saved' });
  });

  it('continues during a save, and is saved after it', async () => {
    const waiting: (() => void)[] = [];
    const { saver, saves } = aSaver(async (text, version) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { text, version: version + 1 };
    });
    saver.write('Uno');
    const first = saver.flush();
    saver.write('Dos');
    const second = saver.flush();
    await jest.advanceTimersByTimeAsync(0);
    expect(saves).toEqual([['Uno', 0]]);
    waiting.shift()?.();
    await first;
    await jest.advanceTimersByTimeAsync(0);
    expect(saves.at(-1)).toEqual(['Dos', 1]);
    waiting.shift()?.();
    await second;
    expect(saves).toHaveLength(2);
  });

  it('is not saved while it is too long', async () => {
    const { saver, saves } = aSaver();
    saver.write('Uno');
    saver.write('Demasiado', false);
    await jest.advanceTimersByTimeAsync(PAUSE_MS * 2);
    expect(saves).toEqual([]);
  });

  it('that could not be saved stays and is saved with the next try', async () => {
    let isAway = true;
    const { saver, state } = aSaver(async (text, version) => {
      if (isAway) throw new ClientError({ code: 'offline', kind: 'offline', status: 0, message: '' });
      return Promise.resolve({ text, version: version + 1 });
    });
    saver.write('Uno');
    await saver.flush();
    expect(state()).toMatchObject({ text: 'Uno', save: 'error', theirs: null });
    isAway = false;
    await saver.flush();
    expect(state()).toMatchObject({ text: 'Uno', save: 'saved', error: null });
  });
});

describe('a note whose save was never answered', () => {
  const lost = new ClientError({ code: 'offline', kind: 'offline', status: 0, message: '' });
  /** Saves as the service does; the answer to the first save is lost on the way. */
  const losingFirst = (between: () => KeptNote | null = () => null) => {
    let stored: KeptNote = { text: '', version: 0 };
    let count = 0;
    return aSaver(async (text, version) => {
      count += 1;
      // The second one does not even arrive.
      if (count === 2) throw lost;
      if (count === 3) stored = between() ?? stored;
      if (version !== stored.version) throw changed(stored);
      stored = { text, version: version + 1 };
      if (count === 1) throw lost;
      return Promise.resolve(stored);
    });
  };
  const typeOn = async ({ saver }: ReturnType<typeof aSaver>) => {
    for (const text of ['Uno', 'Uno y', 'Uno y dos']) {
      saver.write(text);
      await saver.flush();
    }
  };

  it('continues from the stored version, and does not conflict with another window', async () => {
    const made = losingFirst();
    await typeOn(made);
    expect(made.saves.at(-1)).toEqual(['Uno y dos', 1]);
    expect(made.state()).toMatchObject({ text: 'Uno y dos', save: 'saved', theirs: null, isUnsaved: false });
    expect(made.onDevice()).toBeNull();
  });

  it('still asks where another window wrote after it', async () => {
    const theirs = { text: 'De ellos', version: 2 };
    const made = losingFirst(() => theirs);
    await typeOn(made);
    expect(made.state()).toMatchObject({ text: 'Uno y dos', save: 'error', theirs });
  });
});

describe('a note that another window changed', () => {
  const theirs = { text: 'De ellos', version: 4 };
  const aConflict = async () => {
    const made = aSaver(async (text, version) => {
      if (version < 4) throw changed(theirs);
      return Promise.resolve({ text, version: version + 1 });
    });
    made.saver.write('Mío');
    await made.saver.flush();
    return made;
  };

  it('is not saved until one text is chosen', async () => {
    const { saver, saves, state } = await aConflict();
    expect(state()).toMatchObject({ text: 'Mío', theirs });
    saver.write('Mío y más');
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect(saves).toHaveLength(1);
    await saver.settle('mine');
    expect(saves.at(-1)).toEqual(['Mío y más', 4]);
    expect(state()).toMatchObject({ text: 'Mío y más', theirs: null, save: 'saved' });
  });

  it('becomes what the other saved, without another save', async () => {
    const { saver, saves, state } = await aConflict();
    await saver.settle('theirs');
    expect(saves).toHaveLength(1);
    expect(state()).toMatchObject({ text: 'De ellos', theirs: null, save: 'idle', error: null });
  });
});

describe('a note that is not saved', () => {
  const away = async () => {
    throw new ClientError({ code: 'offline', kind: 'offline', status: 0, message: '' });
  };

  it('is kept on the device from the first key until it is saved', async () => {
    const { saver, onDevice, state } = aSaver();
    saver.write('Uno');
    expect([onDevice(), state().isUnsaved]).toEqual([{ text: 'Uno', version: 0 }, true]);
    await saver.flush();
    expect([onDevice(), state().isUnsaved]).toEqual([null, false]);
  });

  it('stays on the device when saving fails, and is removed when its text equals the saved one again', async () => {
    const { saver, onDevice } = aSaver(away, { saved: { text: 'Antes', version: 3 } });
    saver.write('Después');
    await saver.flush();
    expect(onDevice()).toEqual({ text: 'Después', version: 3 });
    saver.write('Antes');
    expect(onDevice()).toBeNull();
  });

  it('is taken up by the next editor, on the version that it was written on', async () => {
    const { saver, saves, state } = aSaver(undefined, {
      saved: { text: 'Antes', version: 3 },
      kept: { text: 'Después', version: 2 },
    });
    expect(state()).toMatchObject({ text: 'Después', isUnsaved: true });
    await saver.flush();
    expect(saves).toEqual([['Después', 2]]);
  });

  it('is forgotten where the service has its text', () => {
    const { onDevice, state } = aSaver(undefined, {
      saved: { text: 'Igual', version: 3 },
      kept: { text: 'Igual', version: 2 },
    });
    expect([onDevice(), state().isUnsaved]).toEqual([null, false]);
  });
});
