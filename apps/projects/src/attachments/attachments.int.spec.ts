import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { beginAttachment } from '@nivel/contracts/projects/begin-attachment.operation';
import { countAttachments } from '@nivel/contracts/projects/count-attachments.operation';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { duplicateCricoProject } from '@nivel/contracts/projects/duplicate-crico-project.operation';
import { finishAttachment } from '@nivel/contracts/projects/finish-attachment.operation';
import { listAttachments } from '@nivel/contracts/projects/list-attachments.operation';
import { listCardHistory } from '@nivel/contracts/projects/list-card-history.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { openAttachmentDocument } from '@nivel/contracts/projects/open-attachment-document.operation';
import { openAttachmentPicture } from '@nivel/contracts/projects/open-attachment-picture.operation';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { projectCopyEnded } from '@nivel/contracts/projects/project-copy-ended.fact';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import type { AttachmentActions } from '../../test/attachment-actions.ts';
import { attachmentsFor, type Attached } from '../../test/attachments-for.ts';
import { key } from '../../test/board-actions.ts';
import type { Somebody } from '../../test/projects-under-test.ts';

const MEBIBYTE = 1_048_576;
let projects: Attached['projects'];
let board: Attached['board'];
let files: Attached['files'];
let inspector: Attached['inspector'];
let aCard: Attached['aCard'];
let swept: Attached['swept'];
attachmentsFor((given) => {
  ({ projects, board, files, inspector, aCard, swept } = given);
});

const remove = (who: Somebody, project_id: string, attachment_id: string) =>
  projects.ask(who.userId, deleteAttachment, { project_id, attachment_id });
const namesOf = async (who: Somebody, at: Parameters<AttachmentActions['list']>[1]) =>
  (await files.list(who, at)).map(({ name }) => name);
const purge = () => projects.ask(null, purgeTrash, {});

describe('a file of a card', () => {
  it('is there once it has come, told to open windows without a word of it, and opens by its whole path', async () => {
    const { member, guest, at } = await aCard();
    const before = await projects.ask(guest.userId, readBoard, { project_id: at.project_id });
    const attachment_id = v7();
    const { upload_id } = await files.begin(member, at, { attachment_id, name: 'Plano ñ (1).txt' });
    expect(await namesOf(guest, at)).toEqual([]);
    expect(await files.finish(upload_id, 900)).toEqual({
      id: attachment_id,
      path: `${at.project_id}/${at.card_id}/${attachment_id}/Plano ñ (1).txt`,
    });
    const counted = { project_id: at.project_id };
    expect(await projects.ask(guest.userId, countAttachments, counted)).toEqual({ cards: [[at.card_id, 1]] });
    const stranger = await projects.aPerson();
    expect(await projects.refusal(stranger.userId, countAttachments, counted)).toBe('forbidden');
    const { attachments, people } = await projects.ask(guest.userId, listAttachments, at);
    expect(attachments).toMatchObject([{ id: attachment_id, bytes: 900, preview: null, added_by: member.userId }]);
    expect(people).toEqual([{ user_id: member.userId, full_name: 'Ana Sol' }]);
    const { deltas } = await projects.ask(guest.userId, listProjectChanges, {
      ...{ after: before.sequence },
      project_id: at.project_id,
    });
    expect(deltas).toMatchObject([
      { kind: 'add-attachment', by: member.userId, changes: [{ of: 'attachment', id: at.card_id, set: {} }] },
    ]);
    expect(JSON.stringify(deltas)).not.toContain('Plano');
    const path = { ...at, attachment_id };
    expect(await projects.ask(guest.userId, openAttachment, { ...path, name: 'Plano ñ (1).txt' })).toMatchObject({
      ...{ type: 'application/octet-stream', save_as: 'Plano ñ (1).txt', max_age: 0 },
    });
    for (const wrong of [{ name: 'otro.txt' }, { card_id: v7() }, { attachment_id: v7() }])
      expect(await projects.refusal(guest.userId, openAttachment, { ...path, name: 'Plano ñ (1).txt', ...wrong })).toBe(
        'file_not_found',
      );
    // The log of the card is about the card.
    expect((await projects.ask(guest.userId, listCardHistory, at)).entries).toHaveLength(1);
  });

  it('that is a picture is shown by pictures that were made of it, and never by itself', async () => {
    const { member, guest, at } = await aCard();
    inspector.type = 'jpeg';
    const attachment_id = await files.add(member, at, { name: 'foto.jpg' });
    expect(await files.list(guest, at)).toMatchObject([{ preview: 'picture' }]);
    const open = (picture: 'thumbnail.webp' | 'preview.webp') =>
      projects.ask(guest.userId, openAttachmentPicture, { ...at, attachment_id, picture });
    const file = await projects.ask(guest.userId, openAttachment, { ...at, attachment_id, name: 'foto.jpg' });
    const [small, large] = [await open('thumbnail.webp'), await open('preview.webp')];
    expect([small.type, large.type, file.type]).toEqual(['image/webp', 'image/webp', 'application/octet-stream']);
    expect(new Set([small.key, large.key, file.key]).size).toBe(3);
    inspector.type = 'pdf';
    const document = { ...at, attachment_id: await files.add(member, at, { name: 'plano.pdf' }), name: 'plano.pdf' };
    expect(await projects.ask(guest.userId, openAttachmentDocument, document)).toMatchObject({
      type: 'application/pdf',
      save_as: 'plano.pdf',
      max_age: 0,
    });
    const shown = (given: Partial<typeof document>) =>
      projects.refusal(guest.userId, openAttachmentDocument, { ...document, ...given });
    expect(await shown({ attachment_id, name: 'foto.jpg' })).toBe('file_not_found');
    expect(await shown({ name: 'otro.pdf' })).toBe('file_not_found');
    Object.assign(inspector, { type: 'png', isReadable: false });
    await files.add(member, at, { name: 'enorme.png' });
    expect((await files.list(guest, at)).map(({ preview }) => preview)).toEqual(['picture', 'pdf', null]);
  });

  it('whose name says that it is a picture is one', async () => {
    const { member, at } = await aCard();
    for (const name of ['foto.png', 'foto.JPEG', 'foto.html.webp']) {
      const { upload_id } = await files.begin(member, at, { name });
      const input = { upload_id, bytes: 5, sha256: 'a'.repeat(64) };
      expect(await projects.refusal(null, finishAttachment, input)).toBe('file_not_what_it_says');
    }
    expect(await namesOf(member, at)).toEqual([]);
  });

  it('is added by members and read by guests; readers of a public project and strangers see none', async () => {
    const { member, guest, at } = await aCard();
    const stranger = await projects.aPerson();
    const attachment_id = await files.add(member, at);
    const input = { ...at, attachment_id: v7(), name: 'a.txt', bytes: 1, type: '' };
    const asks = async (who: Somebody) => [
      await projects.refusal(who.userId, listAttachments, at),
      await projects.refusal(who.userId, openAttachment, { ...at, attachment_id, name: 'plano.txt' }),
      await projects.refusal(who.userId, beginAttachment, input),
      await projects.refusal(who.userId, deleteAttachment, { project_id: at.project_id, attachment_id }),
    ];
    const no = 'forbidden';
    expect(await asks(guest)).toEqual(['allowed', 'allowed', no, no]);
    expect(await asks(stranger)).toEqual([no, no, no, no]);
    await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [at.project_id]);
    expect(await asks(stranger)).toEqual([no, no, no, no]);
  });

  it('sent again after its answer was lost is there once; cut in the middle it begins anew, and the first never comes', async () => {
    const { member, at } = await aCard();
    const attachment_id = v7();
    const cut = await files.begin(member, at, { attachment_id });
    const again = await files.begin(member, at, { attachment_id });
    expect(again.key).not.toBe(cut.key);
    await files.finish(again.upload_id);
    const late = { upload_id: cut.upload_id, bytes: 5, sha256: 'a'.repeat(64) };
    expect(await projects.refusal(null, finishAttachment, late)).toBe('upload_not_open');
    expect(await files.begin(member, at, { attachment_id })).toEqual({ upload_id: again.upload_id, key: null });
    expect(await files.finish(again.upload_id)).toMatchObject({ id: attachment_id });
    expect(await files.list(member, at)).toHaveLength(1);
    const asked = { ...at, attachment_id, name: 'plano.txt', bytes: 1_000, type: '' };
    const other = { ...asked, name: 'otro.txt' };
    expect(await projects.refusal(member.userId, beginAttachment, other)).toBe('file_exists');
    expect(await projects.refusal(member.userId, beginAttachment, { ...asked, bytes: 7 })).toBe('file_exists');
    expect(await swept()).toEqual([cut.key]);
  });

  it('does not come once its sender has lost the role, or its card went into the trash', async () => {
    const { director, member, at } = await aCard();
    const lost = await files.begin(member, at);
    inspector.meanwhile = () =>
      projects.rows('DELETE FROM project_members WHERE project_id = $1 AND user_id = $2', [
        at.project_id,
        member.userId,
      ]);
    const finish = (upload_id: string) =>
      projects.refusal(null, finishAttachment, { upload_id, bytes: 5, sha256: 'a'.repeat(64) });
    expect(await finish(lost.upload_id)).toBe('forbidden');
    inspector.meanwhile = () => Promise.resolve();
    const late = await files.begin(director, at);
    await projects.ask(director.userId, deleteCards, { ...key(), project_id: at.project_id, card_ids: [at.card_id] });
    expect(await finish(late.upload_id)).toBe('card_in_trash');
    const input = { ...at, attachment_id: v7(), name: 'a.txt', bytes: 1, type: '' };
    expect(await projects.refusal(director.userId, beginAttachment, input)).toBe('card_in_trash');
    expect(await projects.refusal(director.userId, beginAttachment, { ...input, card_id: v7() })).toBe(
      'card_not_found',
    );
    expect((await swept()).toSorted()).toEqual([lost.key, late.key].toSorted());
  });

  it.each(['', ' ', '.', '..', 'a/b', 'a\\b', 'a\0b', 'a\nb', '\u202Egnp.exe', ' a', 'a'.repeat(256), '\uD800'])(
    'is not called %j',
    async (name) => {
      const { member, at } = await aCard();
      const input = { ...at, attachment_id: v7(), name, bytes: 1, type: '' };
      expect(await projects.refusal(member.userId, beginAttachment, input)).toBe('invalid_input');
    },
  );
});

describe('the files of a project', () => {
  it('take no more space than it has, counted by what came, also when two come at the same moment', async () => {
    const { member, at } = await aCard();
    const input = (bytes: number | null) => ({ ...at, attachment_id: v7(), name: 'a.bin', bytes, type: '' });
    await files.add(member, at, { bytes: 2 * MEBIBYTE });
    const both = await Promise.all([1, 2].map(() => projects.refusal(member.userId, beginAttachment, input(MEBIBYTE))));
    expect(both.toSorted()).toEqual(['allowed', 'project_full']);
    await projects.rows(`UPDATE files SET state = 'unused' WHERE state = 'staged'`);
    // Who does not say how much it will be is told when it has come.
    const { upload_id } = await files.begin(member, at, { bytes: null });
    const come = (bytes: number) =>
      projects.refusal(null, finishAttachment, { upload_id, bytes, sha256: 'a'.repeat(64) });
    expect(await come(MEBIBYTE + 1)).toBe('project_full');
    expect(await come(MEBIBYTE)).toBe('allowed');
  });

  it('are each no larger than the installation takes, by what is said and by what came', async () => {
    const { member, at } = await aCard();
    const input = (bytes: number) => ({ ...at, attachment_id: v7(), name: 'a.bin', bytes, type: '' });
    const most = 2 * MEBIBYTE;
    await expect(projects.ask(member.userId, beginAttachment, input(most + 1))).rejects.toMatchObject({
      definition: { code: 'request_entity_too_large' },
      details: { most },
    });
    expect(await projects.refusal(member.userId, beginAttachment, input(most))).toBe('allowed');
    await projects.rows(`UPDATE files SET state = 'unused' WHERE state = 'staged'`);
    const { upload_id } = await files.begin(member, at, { bytes: null });
    const come = (bytes: number) =>
      projects.refusal(null, finishAttachment, { upload_id, bytes, sha256: 'a'.repeat(64) });
    expect(await come(most + 1)).toBe('request_entity_too_large');
    expect(await come(most)).toBe('allowed');
    expect((await projects.ask(member.userId, listAttachments, at)).most_bytes).toBe(most);
  });

  it('are at most 100 of a card', async () => {
    const { member, at } = await aCard();
    await Promise.all(Array.from({ length: 100 }, () => files.aFile(member, at)));
    const input = { ...at, attachment_id: v7(), name: 'a.txt', bytes: 1, type: '' };
    expect(await projects.refusal(member.userId, beginAttachment, input)).toBe('too_many_attachments');
  });

  it('come along with a copy of it by reference: bytes go when no card has them any more', async () => {
    const { director, member, at } = await aCard();
    const id = await files.add(member, at, { name: 'plano.txt' });
    await remove(director, at.project_id, await files.add(member, at, { name: 'sobra.txt' }));
    const { project_id: copy } = await projects.ask(director.userId, duplicateCricoProject, {
      project_id_param: at.project_id,
    });
    await waitUntil(async () => (await projects.told(projectCopyEnded, copy))[0] !== undefined);
    const [card] = (await board.read(director, copy)).rows().cards;
    const copied = { project_id: copy, card_id: card?.id ?? '' };
    expect(await files.list(director, copied)).toMatchObject([{ name: 'plano.txt', added_by: director.userId }]);
    const gone = async (project_id: string, attachment_id: string) => {
      await remove(director, project_id, attachment_id);
      await projects.rows(`UPDATE attachments SET deleted_at = deleted_at - interval '31 days'`);
      await purge();
      return swept();
    };
    const [other] = await projects.rows<{ key: string }>(
      `SELECT f.store_key AS key FROM files f JOIN attachments a ON a.file_id = f.id WHERE a.name = 'sobra.txt' AND a.project_id = $1`,
      [at.project_id],
    );
    expect(await gone(at.project_id, id)).toEqual([other?.key]);
    const [kept] = await files.list(director, copied);
    const path = { ...copied, attachment_id: kept?.id ?? '', name: 'plano.txt' };
    const { key: bytes } = await projects.ask(director.userId, openAttachment, path);
    expect(await gone(copy, path.attachment_id)).toEqual([bytes]);
  });
});
