import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../database.ts';
import { pageOf } from '../talk/pages.ts';
import { PEOPLE_NAMES } from '../talk/people-names.sql.ts';
import { CARD, COMMENTS, COUNTS, IS_FOLLOWED, IS_TAKEN, PAGE, READ_UP_TO, VERSIONS } from './comments.sql.ts';
import { ADD, DELETE, EDIT, FORGET_READS, MARK_READ, REACT, TAKE_REACTION_BACK } from './save-comments.sql.ts';

export type StoredComment = RowOfStatement<typeof COMMENTS>;
export type TalkedCard = RowOfStatement<typeof CARD>;

export interface NewComment {
  readonly id: string;
  readonly projectId: string;
  readonly cardId: string;
  readonly number: number;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly isTeamOnly: boolean;
  readonly text: string;
  readonly mentions: readonly string[];
  /** The request, as a digest. */
  readonly asked: string;
}

/** The reader's view of comments. */
export interface Reader {
  readonly userId: string;
  readonly projectId: string;
  /** Whether they may read comments for the team only. */
  readonly isOfTeam: boolean;
}

interface PageAsked {
  readonly cardId: string;
  readonly before: number;
  readonly limit: number;
}

/** Stored comments. */
@Injectable()
export class CommentsRepository {
  async card(reads: Pick<ProjectsReads, 'rows'>, projectId: string, cardId: string): Promise<TalkedCard | null> {
    return (await reads.rows(CARD, [projectId, cardId]))[0] ?? null;
  }

  /** Finds a deleted one too; null: there is none for this reader. */
  async find(reads: Pick<ProjectsReads, 'rows'>, reader: Reader, id: string): Promise<StoredComment | null> {
    const [found] = await reads.rows(COMMENTS, [reader.userId, reader.projectId, [id]]);
    return found === undefined || (found.isTeamOnly && !reader.isOfTeam) ? null : found;
  }

  async isTaken(reads: Pick<ProjectsReads, 'rows'>, id: string): Promise<boolean> {
    return (await reads.rows(IS_TAKEN, [id])).length > 0;
  }

  /** Whether an active automation rule of the project runs because of comments. */
  async isFollowedByRules(reads: Pick<ProjectsReads, 'rows'>, projectId: string): Promise<boolean> {
    return (await reads.rows(IS_FOLLOWED, [projectId])).length > 0;
  }

  /** Newest first, as many as one answer holds. */
  async page(
    reads: Pick<ProjectsReads, 'rows'>,
    { userId, projectId, isOfTeam }: Reader,
    { cardId, before, limit }: PageAsked,
  ): Promise<{ readonly rows: StoredComment[]; readonly hasMore: boolean }> {
    const all = await reads.rows(PAGE, [userId, projectId, cardId, before, isOfTeam, limit + 1]);
    return pageOf(all, limit);
  }

  /** Only comments of the same project, in threads that the reader sees. */
  byIds(reads: Pick<ProjectsReads, 'rows'>, { userId, projectId }: Reader, ids: readonly string[]) {
    return ids.length === 0 ? Promise.resolve([]) : reads.rows(COMMENTS, [userId, projectId, ids]);
  }

  names(reads: Pick<ProjectsReads, 'rows'>, ids: readonly string[]) {
    return reads.rows(PEOPLE_NAMES, [ids]);
  }

  versions(reads: Pick<ProjectsReads, 'rows'>, id: string, before: number, limit: number) {
    return reads.rows(VERSIONS, [id, before, limit]);
  }

  async readUpTo(reads: Pick<ProjectsReads, 'rows'>, cardId: string, userId: string): Promise<number> {
    return (await reads.rows(READ_UP_TO, [cardId, userId]))[0]?.number ?? 0;
  }

  counts(reads: Pick<ProjectsReads, 'rows'>, { userId, projectId, isOfTeam }: Reader, most: number) {
    return reads.rows(COUNTS, [userId, projectId, isOfTeam, most]);
  }

  async add(unit: ProjectsStatements, one: NewComment): Promise<void> {
    const { id, projectId, cardId, number, parentId, authorId, isTeamOnly, text, mentions, asked } = one;
    const values = [id, projectId, cardId, number, parentId, authorId, isTeamOnly, text, mentions, asked] as const;
    await unit.rows(ADD, [...values, unit.now]);
  }

  async edit(unit: ProjectsStatements, id: string, text: string, mentions: readonly string[]): Promise<void> {
    await unit.rows(EDIT, [id, text, mentions, unit.now]);
  }

  async delete(unit: ProjectsStatements, id: string, userId: string): Promise<void> {
    await unit.rows(DELETE, [id, unit.now, userId]);
  }

  async restore(unit: ProjectsStatements, id: string): Promise<void> {
    await unit.rows(DELETE, [id, null, null]);
  }

  /** @returns whether anything is otherwise than before */
  async react(unit: ProjectsStatements, id: string, userId: string, reaction: string, isOn: boolean): Promise<boolean> {
    const changed = isOn
      ? await unit.rows(REACT, [id, userId, reaction, unit.now])
      : await unit.rows(TAKE_REACTION_BACK, [id, userId, reaction]);
    return changed.length > 0;
  }

  async forgetReads(unit: ProjectsStatements, userId: string): Promise<void> {
    await unit.rows(FORGET_READS, [userId]);
  }

  /** @returns whether the mark has moved */
  async markRead(unit: ProjectsStatements, cardId: string, userId: string, number: number): Promise<boolean> {
    return (await unit.rows(MARK_READ, [cardId, userId, number])).length > 0;
  }
}
