import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import { duplicateCricoProject } from '@nivel/contracts/projects/duplicate-crico-project.operation';
import { listCardHistory } from '@nivel/contracts/projects/list-card-history.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { openAttachmentPicture } from '@nivel/contracts/projects/open-attachment-picture.operation';
import { projectCopyEnded } from '@nivel/contracts/projects/project-copy-ended.fact';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { setCardCover } from '@nivel/contracts/projects/set-card-cover.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { AttachmentActions } from '../../test/attachment-actions.ts';
import { key, type BoardActions, type Place } from '../../test/board-actions.ts';
import { Inspector } from '../../test/inspector.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let files: AttachmentActions;
let inspector: Inspector;
projectsFor(async (started, actions) => {
  projects = started;
  board = actions;
  files = new AttachmentActions(started);
  inspector = await Inspector.start(started.stack.natsUrl);
});
afterAll(() => inspector.stop());
beforeEach(() => {
  Object.assign(inspector, { type: 'png', isReadable: true });
});

/** A card with a picture, and its people. */
const aCardWithPicture = async () => {
  const director = await projects.aPerson();
  const place: Place = await projects.aProject(director);
  const at = { project_id: place.id, card_id: await board.make(director, place) };
  const [member, guest] = [await projects.inTeam(place.id, 'member'), await projects.inTeam(place.id, 'guest')];
  const picture = await files.add(member, at, { name: 'foto.png' });
  return { director, member, guest, place, at, picture };
};
type Of = Awaited<ReturnType<typeof aCardWithPicture>>;
const wanting = ({ at }: Pick<Of, 'at'>, attachment_id: string | null) => ({ ...at, ...key(), attachment_id });
const cover = ({ member, ...of }: Of, id: string | null = of.picture) =>
  projects.ask(member.userId, setCardCover, wanting(of, id));
const coverSeenBy = async ({ userId }: Somebody, { at }: Of): Promise<string | null | undefined> =>
  (await board.read({ userId } as Somebody, at.project_id)).rows().cards.find(({ id }) => id === at.card_id)?.cover;
const remove = ({ member, at }: Of, attachment_id: string) =>
  projects.ask(member.userId, deleteAttachment, { project_id: at.project_id, attachment_id });

describe('the cover of a card', () => {
  it('is a picture of its own, put there and taken away by one command each, which is undone like any other', async () => {
    const of = await aCardWithPicture();
    const delta = await cover(of);
    expect(delta.changes).toEqual([{ of: 'card', id: of.at.card_id, set: { cover: of.picture } }]);
    expect(await coverSeenBy(of.guest, of)).toBe(of.picture);
    const where = { ...of.at, attachment_id: of.picture, picture: 'thumbnail.webp' as const };
    expect(await projects.refusal(of.guest.userId, openAttachmentPicture, where)).toBe('allowed');
    await board.undo(of.member, of.place);
    expect(await coverSeenBy(of.guest, of)).toBeNull();
    await cover(of);
    await cover(of, null);
    expect(await coverSeenBy(of.guest, of)).toBeNull();
    await board.undo(of.member, of.place);
    expect(await coverSeenBy(of.guest, of)).toBe(of.picture);
    const { entries } = await projects.ask(of.guest.userId, listCardHistory, of.at);
    expect(entries.at(-2)).toMatchObject({
      kind: 'set-card-cover',
      fields: [{ field: 'cover', old: null, new: of.picture }],
    });
  });

  it('is never a file that is no picture, is deleted, or belongs to a comment or another card', async () => {
    const of = await aCardWithPicture();
    const other = { ...of.at, card_id: await board.make(of.director, of.place) };
    inspector.type = 'pdf';
    const document = await files.add(of.member, of.at, { name: 'plano.pdf' });
    inspector.type = 'png';
    const elsewhere = await files.add(of.member, other, { name: 'otra.png' });
    const said = await files.addToComment(of.member, of.at, v7(), 'dicha.png');
    const begun = await files.begin(of.member, of.at, { attachment_id: v7() });
    const gone = await files.add(of.member, of.at, { name: 'sobra.png' });
    await remove(of, gone);
    const refusal = (id: string) => projects.refusal(of.member.userId, setCardCover, wanting(of, id));
    expect(await refusal(document)).toBe('not_a_picture');
    for (const id of [elsewhere, said, begun.upload_id, gone, v7()]) expect(await refusal(id)).toBe('file_not_found');
    const foreign = await aCardWithPicture();
    expect(await refusal(foreign.picture)).toBe('file_not_found');
  });

  it('is chosen by members, and not by guests or strangers', async () => {
    const of = await aCardWithPicture();
    const stranger = await projects.aPerson();
    const refusal = (who: Somebody) => projects.refusal(who.userId, setCardCover, wanting(of, of.picture));
    expect([await refusal(of.member), await refusal(of.guest), await refusal(stranger)]).toEqual([
      'allowed',
      'forbidden',
      'forbidden',
    ]);
  });

  it('goes with its file, in the same row of the log, and no undo brings it back', async () => {
    const of = await aCardWithPicture();
    await cover(of);
    await cover(of, null);
    await cover(of);
    await remove(of, of.picture);
    expect(await coverSeenBy(of.guest, of)).toBeNull();
    const { deltas } = await projects.ask(of.member.userId, listProjectChanges, {
      project_id: of.at.project_id,
      after: 0,
    });
    expect(deltas?.at(-1)).toMatchObject({
      kind: 'delete-attachment',
      changes: [
        { of: 'attachment', id: of.at.card_id },
        { of: 'card', id: of.at.card_id, set: { cover: null } },
      ],
    });
    // The last command that set it is outdated, and undoing the one that removed it would restore a deleted file.
    await board.undo(of.member, of.place).catch(() => undefined);
    await board.undo(of.member, of.place).catch(() => undefined);
    expect(await coverSeenBy(of.guest, of)).toBeNull();
  });

  it('is lost by a card in the trash too, whichever way that comes back', async () => {
    const of = await aCardWithPicture();
    const cards = { project_id: of.at.project_id, card_ids: [of.at.card_id] };
    for (const back of ['restore', 'undo'] as const) {
      const picture = await files.add(of.member, of.at, { name: 'foto.png' });
      await cover(of, picture);
      await projects.ask(of.member.userId, deleteCards, { ...key(), ...cards });
      await remove(of, picture);
      if (back === 'undo') await board.undo(of.member, of.place);
      else await projects.ask(of.member.userId, restoreCards, { ...key(), ...cards });
      expect(await coverSeenBy(of.guest, of)).toBeNull();
    }
    await cover(of);
    await projects.ask(of.member.userId, deleteCards, { ...key(), ...cards });
    await board.undo(of.member, of.place);
    expect(await coverSeenBy(of.guest, of)).toBe(of.picture);
  });

  it('comes along with a copy of the project, and not with one of the card, which has no files', async () => {
    const of = await aCardWithPicture();
    await cover(of);
    const new_id = v7();
    const { changes } = await projects.ask(of.member.userId, duplicateCard, { ...of.at, ...key(), new_id });
    expect(changes).toMatchObject([{ id: new_id, set: expect.not.objectContaining({ cover: of.picture }) }]);
    const { project_id: copy } = await projects.ask(of.director.userId, duplicateCricoProject, {
      project_id_param: of.at.project_id,
    });
    await waitUntil(async () => (await projects.told(projectCopyEnded, copy))[0] !== undefined);
    const { cards } = (await board.read(of.director, copy)).rows();
    const covered = cards.find((card) => card.cover !== null);
    const there = await files.list(of.director, { project_id: copy, card_id: covered?.id ?? '' });
    expect(there.map(({ id }) => id)).toEqual([covered?.cover]);
  });

  it('costs a board nothing but its id, and only of cards that have one', async () => {
    const of = await aCardWithPicture();
    const bytes = async () =>
      JSON.stringify(await projects.ask(of.guest.userId, readBoard, { project_id: of.at.project_id })).length;
    const plain = await bytes();
    await cover(of);
    expect((await bytes()) - plain).toBeLessThan(100);
    await cover(of, null);
    expect((await bytes()) - plain).toBeLessThan(5);
  });
});
