import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { AVATARS } from '@nivel/contracts/projects/avatar-file';
import { removeAvatars } from '@nivel/contracts/projects/remove-avatars.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { FilesRepository } from './files.repository.ts';

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
