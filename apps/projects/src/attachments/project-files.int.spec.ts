import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { beginAttachment } from '@nivel/contracts/projects/begin-attachment.operation';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { duplicateCricoProject } from '@nivel/contracts/projects/duplicate-crico-project.operation';
import { finishAttachment } from '@nivel/contracts/projects/finish-attachment.operation';
import { listAttachments } from '@nivel/contracts/projects/list-attachments.operation';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { projectCopyEnded } from '@nivel/contracts/projects/project-copy-ended.fact';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { attachmentsFor, type Attached } from '../../test/attachments-for.ts';
import type { Somebody } from '../../test/projects-under-test.ts';

const MEBIBYTE = 1_048_576;
let projects: Attached['projects'];
let board: Attached['board'];
let files: Attached['files'];
let aCard: Attached['aCard'];
let swept: Attached['swept'];
attachmentsFor((given) => {
  ({ projects, board, files, aCard, swept } = given);
});

const remove = (who: Somebody, project_id: string, attachment_id: string) =>
  projects.ask(who.userId, deleteAttachment, { project_id, attachment_id });
const purge = () => projects.ask(null, purgeTrash, {});

describe('the files of a project', () => {
  it('take no more space than the project has, by their real sizes, also when two arrive at once', async () => {
    const { member, at } = await aCard();
    const input = (bytes: number | null) => ({ ...at, attachment_id: v7(), name: 'a.bin', bytes, type: '' });
    await files.add(member, at, { bytes: 2 * MEBIBYTE });
    const both = await Promise.all([1, 2].map(() => projects.refusal(member.userId, beginAttachment, input(MEBIBYTE))));
    expect(both.toSorted()).toEqual(['allowed', 'project_full']);
    await projects.rows(`UPDATE files SET state = 'unused' WHERE state = 'staged'`);
    // A sender who does not announce the size is refused after the upload.
    const { upload_id } = await files.begin(member, at, { bytes: null });
    const come = (bytes: number) =>
      projects.refusal(null, finishAttachment, { upload_id, bytes, sha256: 'a'.repeat(64) });
    expect(await come(MEBIBYTE + 1)).toBe('project_full');
    expect(await come(MEBIBYTE)).toBe('allowed');
  });

  it('are each within the limit of the installation, by the announced and by the real size', async () => {
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
