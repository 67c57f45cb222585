import { describe, expect, it } from '@jest/globals';
import { countAttachments } from '@nivel/contracts/projects/count-attachments.operation';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { finishAttachment } from '@nivel/contracts/projects/finish-attachment.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { beginProjectFile } from '@nivel/contracts/projects/project-files/begin-project-file.operation';
import { listProjectFiles } from '@nivel/contracts/projects/project-files/list-project-files.operation';
import { openProjectFileDocument } from '@nivel/contracts/projects/project-files/open-project-file-document.operation';
import { openProjectFilePicture } from '@nivel/contracts/projects/project-files/open-project-file-picture.operation';
import { openProjectFile } from '@nivel/contracts/projects/project-files/open-project-file.operation';
import { projectFilesChanged } from '@nivel/contracts/projects/project-files/project-files-changed.fact';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { restoreAttachment } from '@nivel/contracts/projects/restore-attachment.operation';
import { v7 } from 'uuid';
import { attachmentsFor, type Attached } from '../../test/attachments-for.ts';

let projects: Attached['projects'];
let files: Attached['files'];
let inspector: Attached['inspector'];
let aCard: Attached['aCard'];
let swept: Attached['swept'];
attachmentsFor((given) => {
  ({ projects, files, inspector, aCard, swept } = given);
});

describe('a file of a project', () => {
  it('arrives once, is on no card, and its fact to the team contains nothing of it', async () => {
    const { director, member, guest, at } = await aCard();
    const { project_id } = at;
    const input = { attachment_id: v7(), name: 'Acta ñ.txt' };
    const first = await files.beginShared(member, project_id, input);
    const again = await files.beginShared(member, project_id, input);
    expect(await projects.refusal(null, finishAttachment, { ...first, bytes: 900, sha256: 'a'.repeat(64) })).not.toBe(
      'allowed',
    );
    expect(await files.finish(again.upload_id, 900)).toEqual({
      id: input.attachment_id,
      path: `${project_id}/${input.attachment_id}/Acta ñ.txt`,
    });
    expect(await files.beginShared(member, project_id, { ...input, bytes: 900 })).toMatchObject({ key: null });
    const { files: listed, people } = await projects.ask(director.userId, listProjectFiles, { project_id });
    expect(listed).toMatchObject([{ id: input.attachment_id, bytes: 900, preview: null, added_by: member.userId }]);
    expect(people.map(({ user_id }) => user_id)).toEqual([member.userId]);
    expect(await files.list(guest, at)).toEqual([]);
    expect(await projects.ask(guest.userId, countAttachments, { project_id })).toEqual({ cards: [] });
    const told = await projects.told(projectFilesChanged, project_id);
    expect(told).toEqual([
      { projectId: project_id, attachmentId: input.attachment_id, by: member.userId, what: 'added' },
    ]);
    const { deltas } = await projects.ask(guest.userId, listProjectChanges, { project_id, after: 0 });
    expect(deltas?.filter(({ changes }) => changes.some(({ of }) => of === 'attachment'))).toEqual([]);
  });

  it('is opened by the team: itself, a picture of it, and a document; guests and strangers find none of it', async () => {
    const { member, guest, at } = await aCard();
    const { project_id } = at;
    await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [project_id]);
    const stranger = await projects.aPerson();
    inspector.type = 'jpeg';
    const picture = await files.share(member, project_id, { name: 'foto.jpg' });
    inspector.type = 'pdf';
    const document = await files.share(member, project_id, { name: 'plano.pdf' });
    expect((await files.shared(member, project_id)).map(({ preview }) => preview)).toEqual(['pdf', 'picture']);
    const asks = async (userId: string) => [
      await projects.refusal(userId, openProjectFile, { project_id, attachment_id: picture, name: 'foto.jpg' }),
      await projects.refusal(userId, openProjectFilePicture, {
        ...{ project_id, attachment_id: picture, picture: 'thumbnail.webp' },
      }),
      await projects.refusal(userId, openProjectFileDocument, {
        ...{ project_id, attachment_id: document, name: 'plano.pdf' },
      }),
      await projects.refusal(userId, listProjectFiles, { project_id }),
      await projects.refusal(userId, beginProjectFile, {
        ...{ project_id, attachment_id: v7(), name: 'a.txt', bytes: 1, type: '' },
      }),
    ];
    expect(await asks(member.userId)).toEqual(Array.from({ length: 5 }, () => 'allowed'));
    for (const { userId } of [guest, stranger])
      expect(await asks(userId)).toEqual(Array.from({ length: 5 }, () => 'forbidden'));
    // The door for files of cards, which guests may use, leads to none of a project, and the other way round.
    const named = { ...at, attachment_id: picture, name: 'foto.jpg' };
    expect(await projects.refusal(guest.userId, openAttachment, named)).toBe('file_not_found');
    const ofCard = { project_id, attachment_id: await files.aFile(member, at), name: 'plano.txt' };
    expect(await projects.refusal(member.userId, openProjectFile, ofCard)).toBe('file_not_found');
    const elsewhere = await projects.aProject(member);
    const foreign = { project_id: elsewhere.id, attachment_id: picture, name: 'foto.jpg' };
    expect(await projects.refusal(member.userId, openProjectFile, foreign)).toBe('file_not_found');
    expect(await files.shared(member, elsewhere.id)).toEqual([]);
  });

  it('is deleted by its uploader or a lead, is restored, and is purged with its bytes after the trash', async () => {
    const { director, member, at } = await aCard();
    const { project_id } = at;
    const other = await projects.inTeam(project_id, 'member');
    const named = { project_id, attachment_id: await files.share(member, project_id) };
    expect(await projects.refusal(other.userId, deleteAttachment, named)).toBe('not_your_attachment');
    for (const _ of [1, 2])
      expect(await projects.ask(member.userId, deleteAttachment, named)).toEqual({ deleted_by: member.userId });
    expect(await files.shared(director, project_id)).toEqual([]);
    expect(await projects.refusal(other.userId, restoreAttachment, named)).toBe('not_your_attachment');
    for (const _ of [1, 2]) await projects.ask(member.userId, restoreAttachment, named);
    expect(await files.shared(director, project_id)).toHaveLength(1);
    expect(await swept()).toEqual([]);
    await projects.ask(director.userId, deleteAttachment, named);
    const told = await projects.told(projectFilesChanged, project_id);
    expect(told.map(({ by, what }) => [by, what])).toEqual([
      [member.userId, 'added'],
      [member.userId, 'deleted'],
      [member.userId, 'restored'],
      [director.userId, 'deleted'],
    ]);
    await projects.rows(`UPDATE attachments SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`, [
      named.attachment_id,
    ]);
    await projects.ask(null, purgeTrash, {});
    expect(await swept()).toHaveLength(1);
    expect(await projects.refusal(director.userId, restoreAttachment, named)).toBe('file_not_found');
  });

  it('takes the space of the project, and there are 500 at most', async () => {
    const { member, at } = await aCard();
    const { project_id } = at;
    await files.add(member, at, { bytes: 2_000_000 });
    const input = { project_id, attachment_id: v7(), name: 'a.txt', type: '' };
    const refusal = (bytes: number) => projects.refusal(member.userId, beginProjectFile, { ...input, bytes });
    expect([await refusal(2_000_000), await refusal(3_000_000)]).toEqual(['project_full', 'request_entity_too_large']);
    const fileId = v7();
    await projects.rows(
      `WITH f AS (INSERT INTO files (id, bucket, owner_id, project_id, name, store_key, bytes, type, pictures, state, created_at, changed_at)
        VALUES ($1::uuid, 'attachments', $2, $3, 'a', 'attachments/' || $1::uuid::text, 5, 'other', '{}', 'ready', now(), now()))
      INSERT INTO attachments (id, project_id, file_id, name, added_by, added_at)
      SELECT gen_random_uuid(), $3, $1::uuid, 'a', $2, now() FROM generate_series(1, 500)`,
      [fileId, member.userId, project_id],
    );
    expect(await refusal(1)).toBe('too_many_project_files');
    expect(await files.shared(member, project_id)).toHaveLength(500);
    // Cards have a number of their own.
    expect(await files.add(member, at, { bytes: 1 })).toBeTruthy();
  });

  it('is refused when its sender lost the role during the upload', async () => {
    const { member, at } = await aCard();
    const { upload_id } = await files.beginShared(member, at.project_id);
    inspector.meanwhile = () =>
      projects.rows('DELETE FROM project_members WHERE user_id = $1 AND project_id = $2', [
        member.userId,
        at.project_id,
      ]);
    const arrived = { upload_id, bytes: 1_000, sha256: 'a'.repeat(64) };
    expect(await projects.refusal(null, finishAttachment, arrived)).toBe('forbidden');
  });
});
