import { startChild, type Child } from './child.ts';
import { ready, usersIn, type ServerPlace } from './nats.ts';
import { keepPrivate } from './private-folder.ts';

/** Starts Redis so that a kill loses nothing (append-only file) and nothing is evicted (queues are no cache). */
export const startRedis = async ({ binary, port, folder, onLine, users }: ServerPlace): Promise<Child> => {
  keepPrivate(folder);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const safe = [
    '--appendonly',
    'yes',
    '--maxmemory-policy',
    'noeviction',
    ...usersIn(folder, '--aclfile', 'users.acl', users?.config),
  ];
  return ready(
    await startChild({ name: 'redis', command: binary, args: [...args, ...safe], ...(onLine ? { onLine } : {}) }),
    port,
  );
};
