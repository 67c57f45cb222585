import { setSourceMapsSupport } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { boot, type Running, type ServiceDescription } from './service-description.ts';
import { platformSettings, readSettings } from './settings.ts';

const shutdownSettings = z.object({ SHUTDOWN_SECONDS: platformSettings.shape.SHUTDOWN_SECONDS });

/**
 * Releases the memory that only the start needed: the start leaves a young generation at its maximum size that is mostly
 * garbage, 20 MB and more of an idle process. Only a requested collection shrinks it, and only this context may request one.
 */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
};

/** Runs a service as a process: clear words for wrong settings, a clean end on SIGTERM and SIGINT. */
export const runService = async <Settings extends z.ZodObject>(
  service: ServiceDescription<string, Settings>,
): Promise<void> => {
  // Enabled before the program is loaded. Source maps of all packages, as Node's flag would load them, take 7 MB per process.
  setSourceMapsSupport(true, { nodeModules: false });
  const { SHUTDOWN_SECONDS } = readSettings(shutdownSettings, process.env);
  let running: Running | null = null;
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    // It may wait for a broker that never comes; nothing is in progress yet.
    if (running === null) process.exit(0);
    setTimeout(() => process.exit(1), SHUTDOWN_SECONDS * 1_000).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${service.name} could not end cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  running = await boot(service, process.env);
  collectGarbage();
};
