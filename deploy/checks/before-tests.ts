import { findTools, howToInstall, type Tool } from '@nivel/process/tools';
import { ensureGenerated } from './ensure-generated.ts';
import { findKubectl } from './rendered.ts';

const wanted: readonly Tool[] = ['nats-server', 'redis-server', 'chromium', 'openssl'];

/**
 * Checks before the tests that the programs they need are installed, and installs them where that is allowed.
 * @throws Error that names what to install, when something is missing
 */
export const prepareTests = async (): Promise<void> => {
  const say = (names: readonly string[]): void => {
    process.stdout.write(`Installing ${names.join(', ')} with apt-get, once\n`);
  };
  const found = await findTools(wanted, say);
  const missing = wanted.filter((tool) => found[tool] === undefined);
  if (missing.length > 0) throw new Error(howToInstall(missing));
  // The product runs without it, so its lack stops no other test.
  if ((await findKubectl(say)) === undefined) {
    process.stdout.write(
      'The tests of the Kubernetes manifests are skipped: they need kubectl 1.27 or newer (https://kubernetes.io/docs/tasks/tools)\n',
    );
  }
  ensureGenerated();
};
