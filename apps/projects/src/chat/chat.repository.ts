import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import { pageOf } from '../talk/pages.ts';
import { PEOPLE_NAMES } from '../talk/people-names.sql.ts';
import { PLACE_NAMES } from '../talk/place-names.sql.ts';
import { CHAT_PAGE, FOUND_PAGE, IS_MESSAGE, LAST_NUMBER, MESSAGE, READ_NUMBER, UNREAD_MESSAGES } from './chat.sql.ts';
import {
  ADD_MESSAGE,
  ADD_REACTION,
  DELETE_MESSAGE,
  EDIT_MESSAGE,
  FORGET_CHAT_READS,
  MARK_CHAT_READ,
  REMOVE_REACTION,
} from './save-chat.sql.ts';

type Reads = Pick<ProjectsReads, 'rows'>;
export type StoredMessage = RowOfStatement<typeof MESSAGE>;

export interface NewMessage {
  readonly id: string;
  readonly projectId: string;
  readonly number: number;
  readonly authorId: string;
  readonly text: string;
  readonly mentions: readonly string[];
  /** Files of the project that it refers to. */
  readonly files: readonly string[];
  /** What was asked for, as a digest. */
  readonly asked: string;
}

interface PageWanted {
  readonly before: number;
  readonly limit: number;
  /** To be found in a text or in the name of a file, in the words of Postgres; null: everything. */
  readonly words: { readonly text: string; readonly file: string } | null;
}

/** The chat of projects as it is stored. */
@Injectable()
export class ChatRepository {
  /** Also one that is deleted. */
  async find(reads: Reads, userId: string, projectId: string, id: string): Promise<StoredMessage | null> {
    return (await reads.rows(MESSAGE, [userId, projectId, id]))[0] ?? null;
  }

  async isTaken(reads: Reads, id: string): Promise<boolean> {
    return (await reads.rows(IS_MESSAGE, [id])).length > 0;
  }

  /** Newest first, as many as one answer holds. */
  async page(
    reads: Reads,
    userId: string,
    projectId: string,
    { before, limit, words }: PageWanted,
  ): Promise<{ readonly rows: StoredMessage[]; readonly hasMore: boolean }> {
    const wanted = [userId, projectId, before, limit + 1] as const;
    const all = await (words === null
      ? reads.rows(CHAT_PAGE, [...wanted])
      : reads.rows(FOUND_PAGE, [...wanted, words.text, words.file]));
    return pageOf(all, limit);
  }

  names(reads: Reads, ids: readonly string[]) {
    return reads.rows(PEOPLE_NAMES, [ids]);
  }

  async lastNumber(reads: Reads, projectId: string): Promise<number> {
    return (await reads.rows(LAST_NUMBER, [projectId]))[0]?.last ?? 0;
  }

  async readUpTo(reads: Reads, projectId: string, userId: string): Promise<number> {
    return (await reads.rows(READ_NUMBER, [projectId, userId]))[0]?.number ?? 0;
  }

  async unread(reads: Reads, projectId: string, userId: string): Promise<number> {
    return (await reads.rows(UNREAD_MESSAGES, [userId, projectId]))[0]?.unread ?? 0;
  }

  /** What the project and whoever writes there are called. */
  async place(reads: Reads, projectId: string, authorId: string) {
    const [found] = await reads.rows(PLACE_NAMES, [projectId, authorId]);
    return { projectName: found?.projectName ?? '', authorName: found?.personName ?? '' };
  }

  async add(unit: ProjectsUnit, one: NewMessage): Promise<void> {
    const { id, projectId, number, authorId, text, mentions, files, asked } = one;
    await unit.rows(ADD_MESSAGE, [id, projectId, number, authorId, text, mentions, files, asked, unit.now]);
  }

  async edit(unit: ProjectsUnit, id: string, text: string, mentions: readonly string[]): Promise<void> {
    await unit.rows(EDIT_MESSAGE, [id, text, mentions, unit.now]);
  }

  async delete(unit: ProjectsUnit, id: string): Promise<void> {
    await unit.rows(DELETE_MESSAGE, [id, unit.now]);
  }

  /** @returns whether anything is otherwise than before */
  async react(unit: ProjectsUnit, id: string, userId: string, reaction: string, isOn: boolean): Promise<boolean> {
    const changed = isOn
      ? await unit.rows(ADD_REACTION, [id, userId, reaction, unit.now])
      : await unit.rows(REMOVE_REACTION, [id, userId, reaction]);
    return changed.length > 0;
  }

  /** @returns whether the mark has moved */
  async markRead(unit: ProjectsUnit, projectId: string, userId: string, number: number): Promise<boolean> {
    return (await unit.rows(MARK_CHAT_READ, [projectId, userId, number])).length > 0;
  }

  async forgetReads(unit: ProjectsUnit, userId: string): Promise<void> {
    await unit.rows(FORGET_CHAT_READS, [userId]);
  }
}
