import { randomBytes } from 'node:crypto';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { AVATAR_PLACE } from '@nivel/contracts/projects/avatar-address';
import { AVATARS } from '@nivel/contracts/projects/avatar-file';
import { beginAvatar } from '@nivel/contracts/projects/begin-avatar.operation';
import { chooseAvatar } from '@nivel/contracts/projects/choose-avatar.operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { finishAvatar } from '@nivel/contracts/projects/finish-avatar.operation';
import { openAvatar } from '@nivel/contracts/projects/open-avatar.operation';
import { removeAvatars } from '@nivel/contracts/projects/remove-avatars.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { FileInspection } from './file-inspection.ts';
import { FilesRepository } from './files.repository.ts';

const HOUR_MS = 3_600_000;
/** Nobody chooses a picture more often. */
const MOST_IN_AN_HOUR = 30;
/** As large as a picture of somebody is ever shown, on the sharpest of screens. */
const SIDE = 512;
const A_YEAR = 31_536_000;
const AN_HOUR = 3_600;

@Handles(beginAvatar)
export class BeginAvatarHandler implements Handler<typeof beginAvatar> {
  constructor(
    private readonly files: FilesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ name, bytes }: InputOf<typeof beginAvatar>, call: Call): Promise<OutputOf<typeof beginAvatar>> {
    const { userId: ownerId } = actorOf(call);
    if (!name.toLowerCase().startsWith(`avatar_${ownerId}_`)) throw new AppError(commonErrors.forbidden);
    return this.work.run(call, async (unit) => {
      const since = new Date(unit.now.getTime() - HOUR_MS);
      if ((await this.files.begunSince(unit, ownerId, AVATARS, since)) >= MOST_IN_AN_HOUR)
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
    const key = `avatars/${publicName}`;
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

@Handles(openAvatar)
export class OpenAvatarHandler implements Handler<typeof openAvatar> {
  constructor(
    private readonly files: FilesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ name }: InputOf<typeof openAvatar>): Promise<OutputOf<typeof openAvatar>> {
    const found = await this.files.avatarNamed(this.work.reads, name);
    const picture = found?.state === 'ready' ? found.pictures['avatar'] : undefined;
    if (picture === undefined) throw new AppError(filesErrors.file_not_found);
    // A random name means the same for ever.
    return { key: picture.key, type: 'image/webp', save_as: null, max_age: found?.name === name ? AN_HOUR : A_YEAR };
  }
}

@Handles(removeAvatars)
export class RemoveAvatarsHandler implements Handler<typeof removeAvatars> {
  constructor(
    private readonly files: FilesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({ prefixes }: InputOf<typeof removeAvatars>, call: Call): Promise<OutputOf<typeof removeAvatars>> {
    return this.work.run(call, async (unit) => {
      const gone = await this.files.letNamedAvatarsGo(unit, actorOf(call).userId, prefixes);
      return gone.map((one) => ({ ...one, bucket_id: AVATARS }));
    });
  }
}

@Handles(chooseAvatar)
export class ChooseAvatarHandler implements Handler<typeof chooseAvatar> {
  constructor(
    private readonly files: FilesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** The picture of before goes once the account names the new one: until then it may still be that this fails. */
  async handle({ address }: InputOf<typeof chooseAvatar>, call: Call): Promise<OutputOf<typeof chooseAvatar>> {
    if (address === null) return { address: null };
    const name = nameIn(address);
    const found = name === null ? null : await this.files.avatarNamed(this.work.reads, name);
    if (found?.state !== 'ready' || found.ownerId !== actorOf(call).userId)
      throw new AppError(filesErrors.file_not_found);
    return { address: `${AVATAR_PLACE}${found.publicName}` };
  }
}

/** The documented client gives the whole address, ours the path of it. What else stands before the path is not looked at: it goes nowhere. */
const nameIn = (address: string): string | null => {
  const at = address.indexOf(AVATAR_PLACE);
  return at < 0 ? null : address.slice(at + AVATAR_PLACE.length);
};
