import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { beginAvatar } from '@nivel/contracts/projects/begin-avatar.operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { finishAvatar } from '@nivel/contracts/projects/finish-avatar.operation';
import { openAvatar } from '@nivel/contracts/projects/open-avatar.operation';
import { removeAvatars } from '@nivel/contracts/projects/remove-avatars.operation';
import { GatewayWorld } from './gateway-world.ts';

/** The name of a picture as the public client makes it. */
export const aName = (ext = 'png'): string => `avatar_${randomUUID()}_1764000000000.${ext}`;

export const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

/** The storage door of a gateway with a folder of files, and a service behind it that takes every picture. */
export class StorageDoor {
  begun: InputOf<typeof beginAvatar>[] = [];
  arrived: InputOf<typeof finishAvatar>[] = [];
  /** Keys by the names under which files were uploaded. */
  readonly keys = new Map<string, string>();
  /** The name under which the service has a file saved, and its type. */
  saveAs: string | null = null;
  type = 'image/webp';

  private constructor(
    readonly folder: string,
    readonly world: GatewayWorld,
    readonly url: string,
    readonly token: string,
  ) {}

  static async start(): Promise<StorageDoor> {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    const world = await GatewayWorld.start();
    const { url } = await world.gateway({ FILES_FOLDER: folder, UPLOAD_STALL_MS: '1000' });
    const door = new StorageDoor(folder, world, url, await world.service.token());
    door.answer();
    return door;
  }

  /** Forgets every request; files stay. */
  reset(): void {
    [this.begun, this.arrived, this.type, this.saveAs] = [[], [], 'image/webp', null];
  }

  async stop(): Promise<void> {
    await this.world.stop();
    rmSync(this.folder, { recursive: true });
  }

  bucket() {
    const client = createClient(this.url, 'public-key', { accessToken: () => Promise.resolve(this.token) });
    return client.storage.from('avatars');
  }

  send(path: string, init: RequestInit & { duplex?: 'half' }): Promise<Response> {
    return fetch(`${this.url}/storage/v1/object/${path}`, {
      method: 'POST',
      ...init,
      headers: { authorization: `Bearer ${this.token}`, ...(init.headers as Record<string, string>) },
    });
  }

  /** The names of the files in the folder. */
  lying(): string[] {
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    return entries.flatMap((one) => (one.isFile() ? [one.name] : []));
  }

  private answer(): void {
    const { handlers } = this.world.service;
    handlers.set(beginAvatar.name, (input) => {
      const given = beginAvatar.input.parse(input);
      this.begun.push(given);
      const id = randomUUID();
      this.keys.set(given.name, `avatars/${id}`);
      return Promise.resolve({ upload_id: id, key: `avatars/${id}` });
    });
    handlers.set(finishAvatar.name, (input) => {
      const given = finishAvatar.input.parse(input);
      this.arrived.push(given);
      return Promise.resolve({ id: given.upload_id, path: this.begun.at(-1)?.name ?? '' });
    });
    handlers.set(openAvatar.name, (input) => {
      const key = this.keys.get((input as { name: string }).name);
      if (key === undefined) return Promise.reject(new AppError(filesErrors.file_not_found));
      return Promise.resolve({ key, type: this.type, save_as: this.saveAs, max_age: 3_600 });
    });
    handlers.set(removeAvatars.name, (input) => {
      const { prefixes } = removeAvatars.input.parse(input);
      return Promise.resolve(prefixes.map((name) => ({ id: randomUUID(), name, bucket_id: 'avatars' })));
    });
  }
}
