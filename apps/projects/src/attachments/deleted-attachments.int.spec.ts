import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { listAttachments } from '@nivel/contracts/projects/list-attachments.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { restoreAttachment } from '@nivel/contracts/projects/restore-attachment.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import type { AttachmentActions } from '../../test/attachment-actions.ts';
import { attachmentsFor, type Attached } from '../../test/attachments-for.ts';
import { key } from '../../test/board-actions.ts';
import type { Somebody } from '../../test/projects-under-test.ts';

let projects: Attached['projects'];
let files: Attached['files'];
let aCard: Attached['aCard'];
let swept: Attached['swept'];
attachmentsFor((given) => {
  ({ projects, files, aCard, swept } = given);
});

const remove = (who: Somebody, project_id: string, attachment_id: string) =>
  projects.ask(who.userId, deleteAttachment, { project_id, attachment_id });
const namesOf = async (who: Somebody, at: Parameters<AttachmentActions['list']>[1]) =>
  (await files.list(who, at)).map(({ name }) => name);
const purge = () => projects.ask(null, purgeTrash, {});

describe('a file that is deleted', () => {
  it('by its uploader or a lead comes back, and not as part of the board’s own undo', async () => {
    const { director, member, at } = await aCard();
    const other = await projects.inTeam(at.project_id, 'member');
    const named = { project_id: at.project_id, attachment_id: await files.add(member, at) };
    const refusal = (who: Somebody, operation: typeof deleteAttachment | typeof restoreAttachment) =>
      projects.refusal(who.userId, operation, named);
    expect(await refusal(other, deleteAttachment)).toBe('not_your_attachment');
    expect(await remove(member, at.project_id, named.attachment_id)).toEqual({ deleted_by: member.userId });
    expect(await files.list(member, at)).toEqual([]);
    const path = { ...at, attachment_id: named.attachment_id, name: 'plano.txt' };
    expect(await projects.refusal(member.userId, openAttachment, path)).toBe('file_not_found');
    expect(await projects.refusal(member.userId, undoCommand, { ...key(), project_id: at.project_id })).toBe(
      'nothing_to_undo',
    );
    expect(await refusal(other, restoreAttachment)).toBe('not_your_attachment');
    expect([await refusal(member, restoreAttachment), await refusal(member, restoreAttachment)]).toEqual([
      'allowed',
      'allowed',
    ]);
    await remove(director, at.project_id, named.attachment_id);
    expect(await refusal(member, restoreAttachment)).toBe('not_your_attachment');
    expect(await refusal(director, restoreAttachment)).toBe('allowed');
    expect(await files.list(member, at)).toHaveLength(1);
  });

  it('by two people at the same moment is deleted by one of them, and both learn by whom', async () => {
    const { director, member, at } = await aCard();
    const id = await files.add(member, at);
    const both = await Promise.all([director, member].map((who) => remove(who, at.project_id, id)));
    expect(both[0]).toEqual(both[1]);
    const { deltas } = await projects.ask(member.userId, listProjectChanges, { project_id: at.project_id, after: 0 });
    expect(deltas?.filter(({ kind }) => kind === 'delete-attachment')).toHaveLength(1);
    const foreign = await aCard();
    const named = { project_id: foreign.at.project_id, attachment_id: id };
    for (const operation of [deleteAttachment, restoreAttachment])
      expect(await projects.refusal(foreign.director.userId, operation, named)).toBe('file_not_found');
  });

  it('while it is on its way never was, and leaves its space', async () => {
    const { member, at } = await aCard();
    const attachment_id = v7();
    const { key: bytes } = await files.begin(member, at, { attachment_id });
    expect(await remove(member, at.project_id, attachment_id)).toEqual({ deleted_by: null });
    expect(await projects.refusal(member.userId, deleteAttachment, { project_id: at.project_id, attachment_id })).toBe(
      'file_not_found',
    );
    expect(await swept()).toEqual([bytes]);
  });

  it('with its card comes back with it, and goes with it for good', async () => {
    const { director, member, at } = await aCard();
    const attachment_id = await files.add(member, at);
    const { key: bytes } = await projects.ask(member.userId, openAttachment, {
      ...at,
      attachment_id,
      name: 'plano.txt',
    });
    const cards = { project_id: at.project_id, card_ids: [at.card_id] };
    await projects.ask(director.userId, deleteCards, { ...key(), ...cards });
    await projects.ask(director.userId, restoreCards, { ...key(), ...cards });
    expect(await namesOf(member, at)).toEqual(['plano.txt']);
    await projects.ask(director.userId, deleteCards, { ...key(), ...cards });
    await projects.rows(`UPDATE cards SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`, [at.card_id]);
    for (let hasMore = true; hasMore;) hasMore = (await purge()).has_more;
    expect(await projects.refusal(member.userId, listAttachments, at)).toBe('card_not_found');
    expect(await swept()).toEqual([bytes]);
  });
});
