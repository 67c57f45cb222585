import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { bookmarkPart } from '@nivel/contracts/learning/bookmark-part.operation';
import { listNotes } from '@nivel/contracts/learning/list-notes.operation';
import { LONGEST_NOTE } from '@nivel/contracts/learning/note-values';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readNote } from '@nivel/contracts/learning/read-note.operation';
import { saveNote } from '@nivel/contracts/learning/save-note.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { parts } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;
beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2 });
});
afterAll(() => learning.stop());

const aReader = async (): Promise<Person> => {
  const learner = await learning.person();
  for (const part_id of [parts.text, parts.video]) await learner.ask(openPart, { part_id });
  return learner;
};
const saving = (text: string, version = 0, part_id = parts.text) => ({ part_id, text, version });
const listed = async (learner: Person, search = '') =>
  (await learner.ask(listNotes, { search })).notes.map(({ part_id, excerpt }) => [part_id, excerpt]);

describe('a note about a part', () => {
  it('is saved exactly as it was typed, and read again', async () => {
    const learner = await aReader();
    expect(await learner.ask(readNote, { part_id: parts.text })).toEqual({
      ...{ part_id: parts.text, text: '', version: 0, updated_at: null, is_bookmarked: false },
    });
    const typed = '  # Idea\n\n- uno  \n<b>dos</b> 🙂\n';
    const saved = await learner.ask(saveNote, saving(typed));
    expect(saved).toMatchObject({ text: typed, version: 1 });
    expect(await learner.ask(readNote, { part_id: parts.text })).toEqual(saved);
  });

  it('has at most 5,000 characters, of whatever kind', async () => {
    const learner = await aReader();
    await learner.ask(saveNote, saving('🙂'.repeat(LONGEST_NOTE)));
    const refused = [`${'a'.repeat(LONGEST_NOTE)}b`, '\ud83d', 'a\0b'];
    for (const text of refused)
      expect(await learner.refusal(saveNote, saving(text, 1))).toMatchObject({ code: 'invalid_input' });
  });

  it('is about a part that was opened', async () => {
    const learner = await learning.person();
    expect(await learner.refusal(saveNote, saving('Nada'))).toMatchObject({ code: 'part_not_opened' });
    expect(await learner.refusal(saveNote, saving('Nada', 0, v7()))).toMatchObject({ code: 'part_not_found' });
    expect(await learner.refusal(bookmarkPart, { part_id: parts.text, is_bookmarked: true })).toMatchObject({
      code: 'part_not_opened',
    });
  });

  it('that two windows write at once keeps one text and gives it to the other', async () => {
    const learner = await aReader();
    const texts = ['Uno', 'Dos', 'Tres', 'Cuatro'];
    const outcomes = await Promise.allSettled(texts.map((text) => learner.ask(saveNote, saving(text))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const stored = await learner.ask(readNote, { part_id: parts.text });
    const late = texts.find((text) => text !== stored.text) ?? '';
    expect(await learner.refusal(saveNote, saving(late))).toEqual({
      code: 'note_changed',
      details: { text: stored.text, version: 1, updated_at: stored.updated_at },
    });
    expect(await learner.ask(saveNote, saving(late, 1))).toMatchObject({ text: late, version: 2 });
  });

  it('whose answer was lost is saved once, and answered again', async () => {
    const learner = await aReader();
    const first = await learner.ask(saveNote, saving('Uno'));
    expect(await learner.ask(saveNote, saving('Uno'))).toEqual(first);
    expect(await learner.ask(saveNote, saving('Uno', 1))).toEqual(first);
  });

  it('is deleted by an empty text, which can be undone, and which an old window does not revert', async () => {
    const learner = await aReader();
    await learner.ask(saveNote, saving('Uno'));
    expect(await learner.ask(saveNote, saving('', 1))).toMatchObject({ text: '', version: 2 });
    expect(await listed(learner)).toEqual([]);
    expect(await learner.refusal(saveNote, saving('Uno y más', 1))).toMatchObject({ code: 'note_changed' });
    expect(await learner.ask(saveNote, saving('Uno', 2))).toMatchObject({ text: 'Uno', version: 3 });
    expect(await listed(learner)).toEqual([[parts.text, 'Uno']]);
  });
});

describe('the list of notes', () => {
  it('has notes and bookmarks, last changed first, for their learner only', async () => {
    const [learner, other] = [await aReader(), await aReader()];
    await learner.ask(saveNote, saving('Del texto'));
    learning.clock.pass(60);
    const marking = { part_id: parts.video, is_bookmarked: true };
    const marked = await learner.ask(bookmarkPart, marking);
    expect(marked).toMatchObject({ is_bookmarked: true, text: '', version: 0 });
    learning.clock.pass(60);
    expect(await learner.ask(bookmarkPart, marking)).toEqual(marked);
    const { notes } = await learner.ask(listNotes, {});
    expect(notes.map(({ part_id }) => part_id)).toEqual([parts.video, parts.text]);
    expect(notes[0]).toMatchObject({ is_bookmarked: true, excerpt: '', part: { level_id: 'X100' } });
    expect(await listed(other)).toEqual([]);
    expect(await other.ask(readNote, { part_id: parts.text })).toMatchObject({ text: '', version: 0 });
    await learner.ask(bookmarkPart, { part_id: parts.video, is_bookmarked: false });
    expect(await listed(learner)).toEqual([[parts.text, 'Del texto']]);
  });

  it('is searched in texts and titles, whatever the accents, and shows the place', async () => {
    const learner = await aReader();
    const long = `${'relleno '.repeat(100)}La FUNCIÓN de pérdida 100%_`;
    await learner.ask(saveNote, saving(long));
    await learner.ask(saveNote, saving('Otra cosa', 0, parts.video));
    const [found, ...others] = (await learner.ask(listNotes, { search: 'funcion de perdida' })).notes;
    expect(others).toEqual([]);
    expect(found).toMatchObject({ part_id: parts.text, is_cut: true });
    expect(found?.excerpt).toMatch(/relleno La FUNCIÓN de pérdida 100%_$/);
    expect(await listed(learner, '0%_')).toHaveLength(1);
    expect(await listed(learner, '%')).toHaveLength(1);
    expect(await listed(learner, 'gato')).toEqual([]);
    const title = (await learner.ask(listNotes, { search: 'otra' })).notes[0]?.part?.title ?? '';
    expect(await listed(learner, title.toUpperCase())).toContainEqual([parts.video, 'Otra cosa']);
  });
});

it('goes with the account', async () => {
  const learner = await aReader();
  const { userId } = learner;
  await learner.ask(saveNote, saving('Mío'));
  await learning.tell(accountDeleted, { userId }, { version: 2 });
  await waitUntil(
    async () => (await learning.rows('SELECT 1 FROM part_notes WHERE user_id = $1', [userId])).length === 0,
  );
});
