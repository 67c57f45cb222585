import { randomBytes } from 'node:crypto';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { finishAvatar } from '@nivel/contracts/projects/finish-avatar.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { FileInspection } from './file-inspection.ts';
import { FilesRepository } from './files.repository.ts';
import { renditionKey } from './rendition-keys.ts';

/** The largest size in which a person's picture is shown, on high-resolution screens. */
const SIDE = 512;

@Handles(finishAvatar)
export class FinishAvatarHandler implements Handler<typeof finishAvatar> {
  constructor(
    private readonly files: FilesRepository,
    private readonly inspection: FileInspection,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ upload_id: id, bytes, sha256 }: InputOf<typeof finishAvatar>): Promise<OutputOf<typeof finishAvatar>> {
    const staged = await this.files.find(this.work.reads, id);
    if (staged?.state === 'ready') return { id, path: staged.name };
    if (staged?.state !== 'staged') throw new AppError(filesErrors.upload_not_open);
    const publicName = `${randomBytes(16).toString('hex')}.webp`;
    const key = renditionKey(staged.storeKey, 'avatar');
    const { type, pictures } = await this.inspection.inspect({
      key: staged.storeKey,
      renditions: [{ key, side: SIDE, square: true }],
    });
    if (type === 'pdf' || type === 'other') throw new AppError(filesErrors.file_not_image);
    const [picture] = pictures ?? [];
    if (picture === undefined) throw new AppError(filesErrors.picture_unreadable);
    return this.work.run(BY_ITSELF, async (unit) => {
      const held = await this.files.hold(unit, id);
      if (held?.state === 'ready') return { id, path: held.name };
      if (held?.state !== 'staged') throw new AppError(filesErrors.upload_not_open);
      const { width, height } = picture;
      await this.files.finish(unit, id, {
        bytes,
        sha256,
        type,
        publicName,
        pictures: { avatar: { key, width, height } },
      });
      return { id, path: held.name };
    });
  }
}
