import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import {
  ADD,
  ARRIVED,
  CARD,
  COUNTS,
  DELETE,
  FIND,
  GIVE_UP,
  IS_SAID,
  NAMED_OF_PROJECT,
  OF_CARD,
  OF_COMMENTS,
  OF_PROJECT,
  OF_UPLOAD,
  POINT_TO,
  TAKEN,
  UNCOVER,
} from './attachments.sql.ts';

export type StoredAttachment = RowOfStatement<typeof FIND>;

export interface NewAttachment {
  readonly id: string;
  readonly projectId: string;
  /** Null: it is the project's own. */
  readonly cardId: string | null;
  /** Null: it is of no comment. */
  readonly commentId: string | null;
  readonly fileId: string;
  readonly name: string;
  readonly addedBy: string;
}

/** The place of a file. */
export type FilePlace = Pick<NewAttachment, 'projectId' | 'cardId' | 'id' | 'commentId'>;

type Reads = Pick<ProjectsReads, 'rows'>;

/** Stored files of cards. */
@Injectable()
export class AttachmentsRepository {
  /** Finds it in any place, even if it is deleted or still being uploaded. */
  async find(reads: Reads, id: string): Promise<StoredAttachment | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  async ofUpload(reads: Reads, fileId: string): Promise<StoredAttachment | null> {
    return (await reads.rows(OF_UPLOAD, [fileId]))[0] ?? null;
  }

  ofCard(reads: Reads, projectId: string, cardId: string) {
    return reads.rows(OF_CARD, [projectId, cardId]);
  }

  /** Files without a card, newest first. */
  ofProject(reads: Reads, projectId: string) {
    return reads.rows(OF_PROJECT, [projectId]);
  }

  /** The existing files with some ids that belong to no card. */
  namedOfProject(reads: Reads, projectId: string, ids: readonly string[]): Promise<readonly StoredAttachment[]> {
    return reads.rows(NAMED_OF_PROJECT, [projectId, ids]);
  }

  /** Counts the files of cards on the board, beginning with the card that got a file last. */
  counts(reads: Reads, projectId: string, most: number): Promise<readonly RowOfStatement<typeof COUNTS>[]> {
    return reads.rows(COUNTS, [projectId, most]);
  }

  async card(reads: Reads, projectId: string, cardId: string): Promise<RowOfStatement<typeof CARD> | null> {
    return (await reads.rows(CARD, [projectId, cardId]))[0] ?? null;
  }

  ofComments(reads: Reads, ids: readonly string[]): Promise<readonly StoredAttachment[]> {
    return reads.rows(OF_COMMENTS, [ids]);
  }

  async isSaid(reads: Reads, commentId: string): Promise<boolean> {
    return (await reads.rows(IS_SAID, [commentId])).length > 0;
  }

  /** @param id the file to leave out */
  async taken(reads: Reads, { projectId, cardId, id, commentId }: FilePlace) {
    return (await reads.rows(TAKEN, [projectId, cardId, id, commentId]))[0] ?? { bytes: 0, files: 0 };
  }

  async add(unit: ProjectsUnit, given: NewAttachment): Promise<void> {
    const { id, projectId, cardId, commentId, fileId, name, addedBy } = given;
    await unit.rows(ADD, [id, projectId, cardId, commentId, fileId, name, addedBy, unit.now]);
  }

  async pointTo(unit: ProjectsUnit, id: string, fileId: string): Promise<void> {
    await unit.rows(POINT_TO, [id, fileId, unit.now]);
  }

  async arrived(unit: ProjectsUnit, id: string): Promise<void> {
    await unit.rows(ARRIVED, [id, unit.now]);
  }

  async delete(unit: ProjectsUnit, id: string, userId: string): Promise<void> {
    await unit.rows(DELETE, [id, unit.now, userId]);
  }

  /** @returns whether it was the cover of a card that is on the board */
  async uncover(unit: ProjectsUnit, id: string, cardId: string): Promise<boolean> {
    return (await unit.rows(UNCOVER, [cardId, id, unit.now]))[0]?.isOnBoard ?? false;
  }

  async restore(unit: ProjectsUnit, id: string): Promise<void> {
    await unit.rows(DELETE, [id, null, null]);
  }

  async giveUp(unit: ProjectsUnit, id: string): Promise<void> {
    await unit.rows(GIVE_UP, [id, unit.now]);
  }
}
