import { v7 } from 'uuid';
import type { CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { beginAttachment } from '@nivel/contracts/projects/begin-attachment.operation';
import { beginCommentFile } from '@nivel/contracts/projects/begin-comment-file.operation';
import { finishAttachment } from '@nivel/contracts/projects/finish-attachment.operation';
import { listAttachments } from '@nivel/contracts/projects/list-attachments.operation';
import { beginProjectFile } from '@nivel/contracts/projects/project-files/begin-project-file.operation';
import { listProjectFiles } from '@nivel/contracts/projects/project-files/list-project-files.operation';
import type { ProjectsUnderTest, Somebody } from './projects-under-test.ts';

interface CardPlace {
  readonly project_id: string;
  readonly card_id: string;
}
/** Without a card it is the project's own. */
interface FilePlace {
  readonly project_id: string;
  readonly card_id?: string;
}

/** People's actions on files of cards, with defaults for irrelevant fields. */
export class AttachmentActions {
  constructor(private readonly projects: ProjectsUnderTest) {}

  begin(who: Somebody, at: CardPlace, given: Partial<CallInputOf<typeof beginAttachment>> = {}) {
    const file = { attachment_id: v7(), name: 'plano.txt', bytes: 1_000, type: 'text/plain' };
    return this.projects.ask(who.userId, beginAttachment, { ...at, ...file, ...given });
  }

  /** An uploaded file for a comment, which may not exist yet. @returns its id */
  async addToComment(who: Somebody, at: CardPlace, comment_id: string, name = 'muestra.txt'): Promise<string> {
    const file = { attachment_id: v7(), comment_id, name, bytes: 1_000, type: 'text/plain' };
    const { upload_id } = await this.projects.ask(who.userId, beginCommentFile, { ...at, ...file });
    return (await this.finish(upload_id)).id;
  }

  /** A file of a project that is about to come. */
  beginShared(who: Somebody, project_id: string, given: Partial<CallInputOf<typeof beginProjectFile>> = {}) {
    const file = { attachment_id: v7(), name: 'acta.txt', bytes: 1_000, type: 'text/plain' };
    return this.projects.ask(who.userId, beginProjectFile, { project_id, ...file, ...given });
  }

  /** An uploaded file of a project. @returns its id */
  async share(
    who: Somebody,
    project_id: string,
    given: Partial<CallInputOf<typeof beginProjectFile>> = {},
  ): Promise<string> {
    const { upload_id } = await this.beginShared(who, project_id, given);
    return (await this.finish(upload_id, given.bytes ?? undefined)).id;
  }

  /** The files of a project that a person sees. */
  async shared(who: Somebody, project_id: string): Promise<OutputOf<typeof listProjectFiles>['files']> {
    return (await this.projects.ask(who.userId, listProjectFiles, { project_id })).files;
  }

  finish(upload_id: string, bytes = 1_000) {
    return this.projects.ask(null, finishAttachment, { upload_id, bytes, sha256: 'a'.repeat(64) });
  }

  /** An uploaded file. @returns its id */
  async add(who: Somebody, at: CardPlace, given: Partial<CallInputOf<typeof beginAttachment>> = {}): Promise<string> {
    const { upload_id } = await this.begin(who, at, given);
    return (await this.finish(upload_id, given.bytes ?? undefined)).id;
  }

  /** An existing file that was not inspected. @returns its id */
  async aFile(
    { userId }: Somebody,
    { project_id, card_id }: FilePlace,
    name = 'plano.txt',
    commentId: string | null = null,
  ): Promise<string> {
    const [id, fileId] = [v7(), v7()];
    await this.projects.rows(
      `WITH f AS (INSERT INTO files (id, bucket, owner_id, project_id, name, store_key, bytes, type, pictures, state, created_at, changed_at)
        VALUES ($1::uuid, 'attachments', $2, $3, $4, 'attachments/' || $1::uuid::text, 5, 'other', '{}', 'ready', now(), now()))
      INSERT INTO attachments (id, project_id, card_id, file_id, name, added_by, added_at, comment_id) VALUES ($5, $3, $6, $1::uuid, $4, $2, now(), $7)`,
      [fileId, userId, project_id, name, id, card_id ?? null, commentId],
    );
    return id;
  }

  async list(who: Somebody, at: CardPlace): Promise<OutputOf<typeof listAttachments>['attachments']> {
    return (await this.projects.ask(who.userId, listAttachments, at)).attachments;
  }
}
