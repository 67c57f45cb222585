import { styleText } from 'node:util';
import { claimHint } from './first-administrator.ts';
import { Launcher } from './launcher.ts';
import { Progress } from './progress.ts';
import { readLocalSettings } from './settings.ts';

/** `npm start`: the whole of Nivel on one machine, until Ctrl-C. */
const began = performance.now();
const progress = new Progress();

const giveUp = (error: unknown): never => {
  progress.end();
  process.stderr.write(`\n${styleText('red', 'Nivel could not start.')} ${(error as Error).message}\n`);
  process.exit(1);
};

const settings = (() => {
  try {
    return readLocalSettings(process.env);
  } catch (error) {
    return giveUp(error);
  }
})();
const launcher = new Launcher(settings, progress);

/** npm hands on the Ctrl-C that the terminal has sent to us as well: a second signal this soon is the same wish. */
const SAME_WISH_MS = 500;
let askedAt: number | undefined;
const leave = async (): Promise<void> => {
  if (askedAt !== undefined) {
    if (performance.now() - askedAt > SAME_WISH_MS) launcher.kill();
    return;
  }
  askedAt = performance.now();
  progress.say('Stopping …');
  await launcher.close();
  progress.end();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave());

try {
  const { site, mail, payments } = await launcher.open();
  const claim = await claimHint(site, settings.data);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  progress.say(
    `\n  ${styleText('bold', 'Nivel is ready')} ${styleText('dim', `after ${seconds} s · Ctrl-C stops it`)}`,
  );
  progress.say(`  Site     ${styleText('cyan', site)}`);
  if (claim) progress.say(`  Crico    ${styleText('cyan', claim.address)} (${claim.note})`);
  if (mail) progress.say(`  Mailbox  ${styleText('cyan', mail)}`);
  if (payments) progress.say(`  Payments ${styleText('cyan', payments)} (a sandbox: no money moves)`);
  progress.say(`  Data     ${settings.data}\n`);
} catch (error) {
  if (askedAt === undefined) {
    await launcher.close();
    giveUp(error);
  }
}
