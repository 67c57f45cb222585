import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '@nivel/process/private-folder';
import type { Mail } from './mail.ts';

/** Mails of one machine, oldest first, each a JSON file in a folder; beyond `limit` the oldest go. */
export class MailStore {
  private readonly mails: Mail[];
  private readonly folder: string;
  private readonly limit: number;

  constructor(folder: string, limit = 1_000) {
    this.folder = folder;
    this.limit = limit;
    keepPrivate(folder);
    this.mails = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Mail)
      .sort((a, b) => a.time.localeCompare(b.time));
  }

  all(): readonly Mail[] {
    return this.mails;
  }

  find(id: string): Mail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  add(mail: Mail): void {
    // Whole or not at all: a machine may stop in the middle.
    writeFileSync(`${this.file(mail.id)}.new`, JSON.stringify(mail), { mode: 0o600 });
    renameSync(`${this.file(mail.id)}.new`, this.file(mail.id));
    this.mails.push(mail);
    for (const old of this.mails.splice(0, Math.max(0, this.mails.length - this.limit))) this.forget(old.id);
  }

  /** Whether there was such a mail. */
  remove(id: string): boolean {
    const index = this.mails.findIndex((mail) => mail.id === id);
    if (index < 0) return false;
    this.mails.splice(index, 1);
    this.forget(id);
    return true;
  }

  clear(): void {
    for (const mail of this.mails.splice(0)) this.forget(mail.id);
  }

  private forget(id: string): void {
    rmSync(this.file(id), { force: true });
  }

  private file(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}
