import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { AVATAR_PLACE } from '@nivel/contracts/projects/avatar-address';
import { chooseAvatar } from '@nivel/contracts/projects/choose-avatar.operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { FilesRepository } from './files.repository.ts';

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

/** The documented client gives the whole address, ours the path of it. The origin before the path is ignored, because it is not used. */
const nameIn = (address: string): string | null => {
  const at = address.indexOf(AVATAR_PLACE);
  return at < 0 ? null : address.slice(at + AVATAR_PLACE.length);
};
