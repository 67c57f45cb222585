import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seedBoards, type SeededBoard } from '../../stack/boards.ts';
import { callersOf, newUserIds, type Caller } from '../../stack/learners.ts';
import type { PrivateStack } from '../../stack/private-stack.ts';
import { killAndRestart, waitUntilAllReady } from '../kill.ts';
import { newFile, sendFile, type SentFile } from './sent-file.ts';
import { StoredFiles } from './stored-files.ts';

export interface UploadOptions {
  /** Uploads whose sender vanishes after a random number of bytes. */
  readonly cuts: number;
  /** How often the gateway or `projects` is killed, in turns, during uploads. */
  readonly kills: number;
  readonly say: (text: string) => void;
}

export interface UploadReport {
  readonly cuts: number;
  readonly kills: number;
  /** Accepted files, all of them sent until they were acknowledged. */
  readonly taken: number;
  readonly wrongs: readonly string[];
}

const PEOPLE = 4;
const CARDS = 500;
const RETRY_MS = 100;
const LONGEST_TRY_MS = 120_000;
/** Within it, a file that has been begun comes, is written, and is finished. */
const UPLOAD_MS = 250;
const victims = ['gateway', 'projects'] as const;

/** A person who sends one file after the other, each until it is accepted, as our client does. */
class Sender {
  readonly taken = new Map<string, Buffer>();
  readonly wrongs: string[] = [];
  private isStopped = false;
  private readonly site: string;
  private readonly caller: Caller;
  private readonly board: SeededBoard;

  constructor(site: string, caller: Caller, board: SeededBoard) {
    this.site = site;
    this.caller = caller;
    this.board = board;
  }

  async run(): Promise<void> {
    while (!this.isStopped) await this.sendUntilTaken(newFile(this.board));
  }

  stop(): void {
    this.isStopped = true;
  }

  /** The file is never taken: whatever the answer, it must leave nothing. */
  async cut(): Promise<void> {
    const file = newFile(this.board);
    const answer = await sendFile(this.site, this.caller, file, randomInt(file.bytes.length));
    if (answer?.status === 200) this.wrongs.push(`${file.id} was cut and taken`);
  }

  private async sendUntilTaken(file: SentFile): Promise<void> {
    const until = performance.now() + LONGEST_TRY_MS;
    while (performance.now() < until) {
      const answer = await sendFile(this.site, this.caller, file);
      if (answer?.status === 200) {
        this.taken.set(file.id, file.bytes);
        return;
      }
      if (answer !== null && answer.status < 500 && answer.status !== 429) {
        this.wrongs.push(`a file was answered ${answer.status}: ${answer.body.slice(0, 200)}`);
        return;
      }
      await pause(RETRY_MS);
    }
    this.wrongs.push(`${file.id} was not taken for ${LONGEST_TRY_MS / 1_000} s`);
  }
}

const sendersOf = async (stack: PrivateStack): Promise<Sender[]> => {
  const userIds = newUserIds(PEOPLE);
  const [board] = await stack.withOwner((owner) => seedBoards(owner, userIds, [CARDS]));
  if (board === undefined) throw new Error('There is no board.');
  const callers = await callersOf(stack.tokens, userIds);
  return callers.map((caller) => new Sender(stack.site, caller, board));
};

/** Files are cut, and their takers killed, in the middle: accepted files are complete, and of the rest nothing is left. */
export const runUploads = async (stack: PrivateStack, options: UploadOptions): Promise<UploadReport> => {
  const senders = await sendersOf(stack);
  for (let cut = 0; cut < options.cuts; cut += senders.length)
    await Promise.all(senders.slice(0, options.cuts - cut).map((sender) => sender.cut()));
  options.say(`${options.cuts} files were cut`);
  const running = Promise.all(senders.map((sender) => sender.run()));
  for (let kill = 1; kill <= options.kills; kill += 1) {
    await pause(randomInt(UPLOAD_MS));
    await killAndRestart(stack, victims[kill % victims.length] ?? 'gateway');
    await waitUntilAllReady(stack);
    if (kill % 20 === 0) options.say(`kill ${kill}: ${sizeOf(senders)} files so far`);
  }
  for (const sender of senders) sender.stop();
  await running;
  options.say('no more kills; what nobody has is swept');
  const files = new StoredFiles(stack);
  const left = await files.sweep();
  const taken = new Map(senders.flatMap((sender) => [...sender.taken]));
  const wrongs = [...senders.flatMap((sender) => sender.wrongs), ...left, ...(await files.wrongs(taken))];
  return { cuts: options.cuts, kills: options.kills, taken: taken.size, wrongs };
};

const sizeOf = (senders: readonly Sender[]): number => senders.reduce((sum, { taken }) => sum + taken.size, 0);
