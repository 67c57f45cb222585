import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { openAvatar } from '@nivel/contracts/projects/open-avatar.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { FilesRepository } from './files.repository.ts';

const A_YEAR = 31_536_000;

const AN_HOUR = 3_600;

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
    // A random name never changes its content.
    return { key: picture.key, type: 'image/webp', save_as: null, max_age: found?.name === name ? AN_HOUR : A_YEAR };
  }
}
