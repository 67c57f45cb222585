import { startChild, type Child } from './child.ts';
import { ready, type ServerPlace } from './nats.ts';
import { keepPrivate } from './private-folder.ts';

/** Starts Redis so that a kill loses nothing (append-only file) and nothing is evicted (queues are no cache). */
export const startRedis = async ({ binary, port, folder, onLine }: ServerPlace): Promise<Child> => {
  keepPrivate(folder);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const safe = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction'];
  return ready(
    await startChild({ name: 'redis', command: binary, args: [...args, ...safe], ...(onLine ? { onLine } : {}) }),
    port,
  );
};
