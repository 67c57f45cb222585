import { describe, expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { listCardHistory } from '@nivel/contracts/projects/list-card-history.operation';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { key, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});
const sets = (
  who: Somebody,
  { id }: Place,
  given: Pick<CallInputOf<typeof changeCardSets>, 'card_ids' | 'add' | 'remove'>,
) => projects.ask(who.userId, changeCardSets, { project_id: id, ...key(), ...given });

describe('long texts', () => {
  it('of two people are merged, and where they cannot be the writer gets the other one', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card_id = await board.make(ana, place, { description: 'Uno\n\nDos\n\nTres' });
    const write = (base_version: number, text: string) =>
      projects.ask(ana.userId, updateCardText, {
        project_id: place.id,
        ...key(),
        card_id,
        field: 'description',
        base_version,
        text,
      });
    const read = async () => (await projects.ask(ana.userId, readCard, { project_id: place.id, card_id })).description;
    const { version } = await read();
    expect((await board.read(ana, place.id)).cards[0]?.description_version).toBe(version);
    const delta = await write(version, 'Uno!\n\nDos\n\nTres');
    expect(delta.changes).toEqual([{ of: 'card', id: card_id, set: { description_version: delta.sequence } }]);
    await write(version, 'Uno\n\nDos\n\nTres!');
    expect((await read()).text).toBe('Uno!\n\nDos\n\nTres!');
    const { version: now } = await read();
    await expect(write(version, 'Nada')).rejects.toMatchObject({
      definition: { code: 'text_conflict' },
      details: { version: now, text: 'Uno!\n\nDos\n\nTres!' },
    });
    await board.undo(ana, place);
    await board.undo(ana, place);
    expect(await read()).toEqual({ version, text: 'Uno\n\nDos\n\nTres' });
    await write(version, '');
    expect(await read()).toEqual({ version: 0, text: '' });
  });

  it('are in the history of a card with who wrote them, which readers who are no guests do not see', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card_id = await board.make(ana, place);
    const text = { project_id: place.id, card_id, field: 'notes' as const, base_version: 0, text: 'Nota' };
    await projects.ask(ana.userId, updateCardText, { ...text, ...key() });
    await sets(ana, place, { card_ids: [card_id], add: { tags: ['api'] } });
    const history = { project_id: place.id, card_id };
    const { entries } = await projects.ask(ana.userId, listCardHistory, history);
    expect(entries.map(({ event, fields, by }) => [event, fields, by])).toEqual([
      ['changed', [{ field: 'tags', old: [], new: ['api'] }], ana.userId],
      ['changed', [{ field: 'notes', old: '', new: 'Nota' }], ana.userId],
      ['created', [], ana.userId],
    ]);
    const last = entries.at(-2)?.sequence ?? 0;
    const page = await projects.ask(ana.userId, listCardHistory, { ...history, before: last, limit: 1 });
    expect(page).toMatchObject({ entries: [{ event: 'created' }], has_more: false });
    const reader = await projects.aPerson();
    await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
    expect(await projects.refusal(reader.userId, readCard, history)).toBe('allowed');
    expect(await projects.refusal(reader.userId, listCardHistory, history)).toBe('forbidden');
  });

  it('comes in pages that fit into a message, however long the texts were', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card_id = await board.make(ana, place);
    let base_version = 0;
    for (const letter of ['á', 'é', 'í', 'ó', 'ú']) {
      const text = {
        project_id: place.id,
        card_id,
        field: 'notes' as const,
        base_version,
        text: letter.repeat(50_000),
      };
      base_version = (await projects.ask(ana.userId, updateCardText, { ...text, ...key() })).sequence;
    }
    const seen: number[] = [];
    for (let before: number | undefined; ;) {
      const history = { project_id: place.id, card_id, ...(before && { before }) };
      const { entries, has_more } = await projects.ask(ana.userId, listCardHistory, history);
      expect(Buffer.byteLength(JSON.stringify(entries))).toBeLessThan(600_000);
      seen.push(...entries.map(({ sequence }) => sequence));
      before = entries.at(-1)?.sequence;
      if (!has_more) break;
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1].map((back) => base_version - 6 + back));
  });
});
