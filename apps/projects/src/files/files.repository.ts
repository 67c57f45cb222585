import { Injectable } from '@nestjs/common';
import { AVATAR_PLACE } from '@nivel/contracts/projects/avatar-address';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import {
  AVATAR_NAMED,
  BEGUN_SINCE,
  FIND,
  FINISH,
  FORGET,
  GIVE_UP_STAGED,
  HOLD,
  LET_AVATARS_GO,
  LET_NAMED_AVATARS_GO,
  STAGE,
  UNUSED,
  type Pictures,
} from './files.sql.ts';

interface Staged {
  readonly id: string;
  readonly bucket: string;
  readonly ownerId: string;
  readonly projectId: string | null;
  readonly name: string;
  readonly storeKey: string;
  /** The size according to the caller. */
  readonly bytes: number;
}

/** The result of an upload. */
export interface Finished {
  readonly bytes: number;
  readonly sha256: string;
  readonly type: string;
  readonly pictures: Pictures;
  readonly publicName: string | null;
}

/** Every file whose bytes are in the store, or may be. */
@Injectable()
export class FilesRepository {
  async stage(unit: ProjectsUnit, { id, bucket, ownerId, projectId, name, storeKey, bytes }: Staged): Promise<void> {
    await unit.rows(STAGE, [id, bucket, ownerId, projectId, name, storeKey, bytes, unit.now]);
  }

  async hold(unit: ProjectsUnit, id: string) {
    return (await unit.rows(HOLD, [id]))[0] ?? null;
  }

  async find(reads: ProjectsReads, id: string) {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  /** Finds an avatar by the name under which it was uploaded, or is published. */
  async avatarNamed(reads: ProjectsReads, name: string) {
    return (await reads.rows(AVATAR_NAMED, [name]))[0] ?? null;
  }

  async begunSince(reads: ProjectsReads, ownerId: string, bucket: string, since: Date): Promise<number> {
    return (await reads.rows(BEGUN_SINCE, [ownerId, bucket, since]))[0]?.begun ?? 0;
  }

  async finish(unit: ProjectsUnit, id: string, { bytes, sha256, type, pictures, publicName }: Finished): Promise<void> {
    await unit.rows(FINISH, [id, bytes, sha256, type, JSON.stringify(pictures), publicName, unit.now]);
  }

  /** @param chosen the address of the picture that the account names; null: none, and all go */
  async letAvatarsGo(unit: ProjectsUnit, ownerId: string, chosen: string | null): Promise<void> {
    await unit.rows(LET_AVATARS_GO, [ownerId, chosen?.slice(AVATAR_PLACE.length) ?? null, unit.now]);
  }

  letNamedAvatarsGo(unit: ProjectsUnit, ownerId: string, names: readonly string[]) {
    return unit.rows(LET_NAMED_AVATARS_GO, [ownerId, names, unit.now]);
  }

  async giveUpStaged(unit: ProjectsUnit, before: Date): Promise<void> {
    await unit.rows(GIVE_UP_STAGED, [before, unit.now]);
  }

  unused(reads: ProjectsReads, before: Date) {
    return reads.rows(UNUSED, [before]);
  }

  async forget(unit: ProjectsUnit, ids: readonly string[]): Promise<void> {
    await unit.rows(FORGET, [ids]);
  }
}
