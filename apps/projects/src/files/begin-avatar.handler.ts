import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { AVATARS } from '@nivel/contracts/projects/avatar-file';
import { beginAvatar } from '@nivel/contracts/projects/begin-avatar.operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsClient } from '../database.ts';
import { FilesRepository } from './files.repository.ts';
import { checkOwnAvatar } from './policy.ts';

const HOUR_MS = 3_600_000;

@Handles(beginAvatar)
export class BeginAvatarHandler implements Handler<typeof beginAvatar> {
  constructor(
    private readonly files: FilesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    @Inject(SETTINGS) private readonly settings: Pick<ProjectsSettings, 'AVATARS_AN_HOUR'>,
  ) {}

  async handle({ name, bytes }: InputOf<typeof beginAvatar>, call: Call): Promise<OutputOf<typeof beginAvatar>> {
    const { userId: ownerId } = actorOf(call);
    checkOwnAvatar(name, ownerId);
    return this.work.run(call, async (unit) => {
      const since = new Date(unit.now.getTime() - HOUR_MS);
      if ((await this.files.begunSince(unit, ownerId, AVATARS, since)) >= this.settings.AVATARS_AN_HOUR)
        throw new AppError(filesErrors.too_many_uploads);
      if ((await this.files.avatarNamed(unit, name)) !== null) throw new AppError(filesErrors.file_exists);
      const id = unit.newId();
      const storeKey = `avatars/${id}`;
      await this.files.stage(unit, {
        id,
        bucket: AVATARS,
        ownerId,
        projectId: null,
        name,
        storeKey,
        bytes: bytes ?? 0,
      });
      return { upload_id: id, key: storeKey };
    });
  }
}
