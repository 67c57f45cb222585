import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PERIOD_MS = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a key in base32 (RFC 4648). */
const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code of a time step, as the standards say it (RFC 4226, RFC 6238): computed here, not by what the product uses. */
const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

/** An app that shows codes. Each works once, so it waits for the next one where it has to. */
export class CodeApp {
  private last = 0;

  constructor(private readonly secret: string) {}

  /** A code that was not used yet: of this time step, or of the next, which is accepted too. */
  async code(): Promise<string> {
    const step = Math.max(Math.floor(Date.now() / PERIOD_MS), this.last + 1);
    const early = (step - 1) * PERIOD_MS - Date.now();
    if (early > 0) await pause(early);
    this.last = step;
    return codeAt(this.secret, step);
  }
}
