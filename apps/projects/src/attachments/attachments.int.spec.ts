import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { beginAttachment } from '@nivel/contracts/projects/begin-attachment.operation';
import { countAttachments } from '@nivel/contracts/projects/count-attachments.operation';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { finishAttachment } from '@nivel/contracts/projects/finish-attachment.operation';
import { listAttachments } from '@nivel/contracts/projects/list-attachments.operation';
import { listCardHistory } from '@nivel/contracts/projects/list-card-history.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { openAttachmentDocument } from '@nivel/contracts/projects/open-attachment-document.operation';
import { openAttachmentPicture } from '@nivel/contracts/projects/open-attachment-picture.operation';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import type { AttachmentActions } from '../../test/attachment-actions.ts';
import { attachmentsFor, type Attached } from '../../test/attachments-for.ts';
import { key } from '../../test/board-actions.ts';
import type { Somebody } from '../../test/projects-under-test.ts';

let projects: Attached['projects'];
let files: Attached['files'];
let inspector: Attached['inspector'];
let aCard: Attached['aCard'];
let swept: Attached['swept'];
let sweptKeys: Attached['sweptKeys'];
attachmentsFor((given) => {
  ({ projects, files, inspector, aCard, swept, sweptKeys } = given);
});

const namesOf = async (who: Somebody, at: Parameters<AttachmentActions['list']>[1]) =>
  (await files.list(who, at)).map(({ name }) => name);

describe('a file of a card', () => {
  it('exists once it has arrived, is published to open windows without its content, and opens by its whole path', async () => {
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

  it('sent again after a lost answer is stored once; interrupted, it starts again, and the first never arrives', async () => {
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

  it('whose end was refused after pictures were made of it leaves none of them in the store', async () => {
    const { member, at } = await aCard();
    inspector.type = 'png';
    const { upload_id, key: own } = await files.begin(member, at, { name: 'foto.png' });
    inspector.meanwhile = () => projects.rows('DELETE FROM project_members WHERE user_id = $1', [member.userId]);
    const end = { upload_id, bytes: 5, sha256: 'a'.repeat(64) };
    expect(await projects.refusal(null, finishAttachment, end)).toBe('forbidden');
    expect(await sweptKeys()).toEqual([[own, `${own}-thumbnail.webp`, `${own}-preview.webp`]]);
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
