import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteLabel } from '@nivel/contracts/projects/delete-label.operation';
import { mergeLabels } from '@nivel/contracts/projects/merge-labels.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { saveCard } from '@nivel/contracts/projects/save-card.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const color = '#10b981';
const named = (name: string) => ({ label_id: v7(), name, color });
const labelsOf = async (who: Somebody, { id }: Place, card: string) =>
  (await board.read(who, id)).cards.find((one) => one.id === card)?.labels;

/** A project of a lead, with three labels. */
const aLabelledProject = async () => {
  const lead = await projects.aPerson();
  const place = await projects.aProject(lead);
  const [art, design, sewing] = [
    await board.label(lead, place, 'Arte'),
    await board.label(lead, place, 'Diseño'),
    await board.label(lead, place, 'Costura'),
  ];
  return { lead, place, art, design, sewing };
};

describe('labels that are merged', () => {
  it('leave their cards with the one that stays, by one command, which is undone and redone', async () => {
    const { lead, place, art, design, sewing } = await aLabelledProject();
    const [both, one, none] = [
      await board.make(lead, place, { labels: [art, design] }),
      await board.make(lead, place, { labels: [sewing] }),
      await board.make(lead, place),
    ];
    const before = await board.read(lead, place.id);
    const merge = { project_id: place.id, ...key(), into: design, label_ids: [art, sewing, design] };
    const delta = await projects.ask(lead.userId, mergeLabels, merge);
    expect(await projects.ask(lead.userId, mergeLabels, merge)).toEqual(delta);
    const merged = await board.read(lead, place.id);
    expect(merged.sequence).toBe(before.sequence + 1);
    expect(before.with(delta).rows()).toEqual(merged.rows());
    expect(merged.labels.map(({ id }) => id)).toEqual([design]);
    expect(await Promise.all([both, one, none].map((card) => labelsOf(lead, place, card)))).toEqual([
      [design],
      [design],
      [],
    ]);
    await board.undo(lead, place);
    expect((await board.read(lead, place.id)).rows()).toEqual(before.rows());
    await projects.ask(lead.userId, redoCommand, { project_id: place.id, ...key() });
    expect((await board.read(lead, place.id)).rows()).toEqual(merged.rows());
  });

  it('are restored without the cards that another person has labelled otherwise since', async () => {
    const { lead, place, art, design, sewing } = await aLabelledProject();
    const [changed, same] = [
      await board.make(lead, place, { labels: [art] }),
      await board.make(lead, place, { labels: [art] }),
    ];
    await projects.ask(lead.userId, mergeLabels, { project_id: place.id, ...key(), into: design, label_ids: [art] });
    const member = await projects.inTeam(place.id, 'member');
    const other = { card_ids: [changed], add: { labels: [sewing] }, remove: { labels: [design] } };
    await projects.ask(member.userId, changeCardSets, { project_id: place.id, ...key(), ...other });
    await board.undo(lead, place);
    expect(await labelsOf(lead, place, changed)).toEqual([sewing]);
    expect(await labelsOf(lead, place, same)).toEqual([art]);
  });

  it('come with cards out of the trash as the one that stays, while they are merged', async () => {
    const { lead, place, art, design, sewing } = await aLabelledProject();
    const of = { project_id: place.id };
    const [restored, undone, last] = [
      await board.make(lead, place, { labels: [art] }),
      await board.make(lead, place, { labels: [art, design] }),
      await board.make(lead, place, { labels: [art] }),
    ];
    const remove = async (card: string) =>
      projects.ask(lead.userId, deleteCards, { ...of, ...key(), card_ids: [card], cascade: false });
    const restore = async (card: string) =>
      projects.ask(lead.userId, restoreCards, { ...of, ...key(), card_ids: [card] });
    const merge = async (who: Somebody, into: string, id: string) =>
      projects.ask(who.userId, mergeLabels, { ...of, ...key(), into, label_ids: [id] });
    await remove(restored);
    await remove(last);
    await remove(undone);
    const other = await projects.inTeam(place.id, 'lead');
    await merge(other, design, art);
    await merge(other, sewing, design);
    await restore(restored);
    expect(await labelsOf(lead, place, restored)).toEqual([sewing]);
    await board.undo(lead, place);
    await board.undo(lead, place);
    expect(await labelsOf(lead, place, undone)).toEqual([sewing]);
    await board.undo(other, place);
    await board.undo(other, place);
    await restore(last);
    expect(await labelsOf(lead, place, last)).toEqual([art]);
    await remove(last);
    await projects.ask(other.userId, deleteLabel, { ...of, ...key(), label_id: art });
    await restore(last);
    expect(await labelsOf(lead, place, last)).toEqual([art]);
  });

  it('merged again by a redo have the result of then, whatever they were since', async () => {
    const { lead, place, art, sewing, design } = await aLabelledProject();
    const of = { project_id: place.id };
    const card = await board.make(lead, place, { labels: [art] });
    await projects.ask(lead.userId, deleteCards, { ...of, ...key(), card_ids: [card], cascade: false });
    const merge = async (who: Somebody, into: string) =>
      projects.ask(who.userId, mergeLabels, { ...of, ...key(), into, label_ids: [art] });
    const other = await projects.inTeam(place.id, 'lead');
    await merge(other, design);
    await board.undo(other, place);
    await merge(lead, sewing);
    await board.undo(lead, place);
    await projects.ask(other.userId, redoCommand, { ...of, ...key() });
    await projects.ask(lead.userId, restoreCards, { ...of, ...key(), card_ids: [card] });
    expect(await labelsOf(lead, place, card)).toEqual([design]);
  });

  it('are merged by leads of their own project alone', async () => {
    const { lead, place, art, design } = await aLabelledProject();
    const elsewhere = await aLabelledProject();
    const [member, stranger] = [await projects.inTeam(place.id, 'member'), await projects.aPerson()];
    const merge = { project_id: place.id, into: design, label_ids: [art] };
    const refusal = (who: Somebody, given: object = {}) =>
      projects.refusal(who.userId, mergeLabels, { ...merge, ...key(), ...given });
    expect(await refusal(member)).toBe('forbidden');
    expect(await refusal(stranger)).toBe('forbidden');
    expect(await refusal(lead, { label_ids: [elsewhere.art] })).toBe('label_not_found');
    expect(await refusal(lead, { into: elsewhere.art })).toBe('label_not_found');
    expect(await refusal(lead, { label_ids: [] })).toBe('invalid_input');
    expect((await board.read(lead, place.id)).labels).toHaveLength(3);
  });
});

it('a deleted label is restored by undo and deleted again by redo, with the cards that have it', async () => {
  const { lead, place, art } = await aLabelledProject();
  await board.make(lead, place, { labels: [art] });
  await projects.ask(lead.userId, deleteLabel, { project_id: place.id, ...key(), label_id: art });
  const gone = (await board.read(lead, place.id)).rows();
  await board.undo(lead, place);
  expect((await board.read(lead, place.id)).labels).toHaveLength(3);
  await projects.ask(lead.userId, redoCommand, { project_id: place.id, ...key() });
  expect((await board.read(lead, place.id)).rows()).toEqual(gone);
});

describe('a label that comes with a card', () => {
  it('is created and undone with it', async () => {
    const lead = await projects.aPerson();
    const place = await projects.aProject(lead);
    const before = await board.read(lead, place.id);
    const [taller, urgent] = [named('Taller'), named('Urgente')];
    const card = await board.make(lead, place, { new_labels: [taller, urgent, named('TALLER')] });
    const made = await board.read(lead, place.id);
    expect(made.sequence).toBe(before.sequence + 1);
    expect(made.labels.map(({ name }) => name).toSorted()).toEqual(['Taller', 'Urgente']);
    expect(await labelsOf(lead, place, card)).toEqual([taller.label_id, urgent.label_id].toSorted());
    await board.undo(lead, place);
    expect((await board.read(lead, place.id)).rows()).toEqual(before.rows());
  });

  it('stays where another card was given it since', async () => {
    const lead = await projects.aPerson();
    const place = await projects.aProject(lead);
    const taller = named('Taller');
    await board.make(lead, place, { new_labels: [taller] });
    const member = await projects.inTeam(place.id, 'member');
    const other = await board.make(member, place, { labels: [taller.label_id] });
    await board.undo(lead, place);
    const { labels, cards } = await board.read(lead, place.id);
    expect(cards.map(({ id }) => id)).toEqual([other]);
    expect(labels).toEqual([{ id: taller.label_id, name: 'Taller', color }]);
    expect(await labelsOf(lead, place, other)).toEqual([taller.label_id]);
  });

  it('is the one of that name, ignoring case, which members may give', async () => {
    const { lead, place, art } = await aLabelledProject();
    const member = await projects.inTeam(place.id, 'member');
    const card = await board.make(member, place, { new_labels: [named('ARTE')] });
    expect(await labelsOf(lead, place, card)).toEqual([art]);
    expect((await board.read(lead, place.id)).labels).toHaveLength(3);
  });

  it('is not made by members, nor twice under one id, nor beyond the limit, and then the card is not made', async () => {
    const { lead, place, art } = await aLabelledProject();
    const member = await projects.inTeam(place.id, 'member');
    const refusal = (who: Somebody, new_labels: ReturnType<typeof named>[]) =>
      projects.refusal(who.userId, createCard, {
        ...{ project_id: place.id, ...key(), card_id: v7(), list_id: listAt(place, 0), title: 'Una' },
        new_labels,
      });
    expect(await refusal(member, [named('Nueva')])).toBe('labels_need_lead');
    expect(await refusal(lead, [{ ...named('Nueva'), label_id: art }])).toBe('id_taken');
    await projects.rows(
      `INSERT INTO labels (id, project_id, name, color) SELECT gen_random_uuid(), $1, 'L' || n, '#10b981' FROM generate_series(1, 97) n`,
      [place.id],
    );
    expect(await refusal(lead, [named('Nueva')])).toBe('too_many_labels');
    expect((await board.read(lead, place.id)).cards).toEqual([]);
  });

  it('is made by what saves a card, and its maker takes both back while they lead', async () => {
    const { lead, place, art } = await aLabelledProject();
    const editor = await projects.inTeam(place.id, 'lead');
    const card_id = await board.make(lead, place);
    const before = await board.read(lead, place.id);
    const save = { project_id: place.id, card_id, set: { title: 'Otra' }, add: { labels: [art] } };
    const label = named('Nueva');
    await projects.ask(editor.userId, saveCard, { ...save, ...key(), new_labels: [label] });
    expect(await labelsOf(lead, place, card_id)).toEqual([art, label.label_id].toSorted());
    await projects.rows(`UPDATE project_members SET role = 'member' WHERE user_id = $1`, [editor.userId]);
    const undo = { project_id: place.id, ...key() };
    expect(await projects.refusal(editor.userId, undoCommand, undo)).toBe('forbidden');
    const again = { ...save, ...key(), new_labels: [named('Otra más')] };
    expect(await projects.refusal(editor.userId, saveCard, again)).toBe('labels_need_lead');
    await projects.rows(`UPDATE project_members SET role = 'lead' WHERE user_id = $1`, [editor.userId]);
    await board.undo(editor, place);
    expect((await board.read(lead, place.id)).rows()).toEqual(before.rows());
  });
});
