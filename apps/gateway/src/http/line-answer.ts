import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import type { HttpExchange } from './http-exchange.ts';

const LINES_TYPE = 'application/x-ndjson';

/** Whether a caller reads parts before the answer. */
export const acceptsLines = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(LINES_TYPE) === true;

const decoder = new TextDecoder();

/**
 * An answer with parts before it, each on a line of its own: `{"part":…}`, then `{"answer":…}` or `{"error":…}`. It begins with
 * the first part: an answer without parts, and a refusal before them, leave as every other.
 */
export class LineAnswer {
  private response: ServerResponse | null = null;
  /** Whether its head has left. */
  isOpen = false;

  constructor(private readonly exchange: HttpExchange) {}

  readonly part = (json: Uint8Array): void => {
    if (!this.isOpen) this.response = this.exchange.openLines({ 'content-type': `${LINES_TYPE}; charset=utf-8` });
    this.isOpen = true;
    this.write('part', decoder.decode(json));
  };

  end(json: Uint8Array): void {
    this.write('answer', decoder.decode(json));
    this.response?.end();
  }

  fail(error: AppError): void {
    this.exchange.logRefusal(error);
    this.write('error', JSON.stringify(error.body));
    this.response?.end();
  }

  private write(name: 'part' | 'answer' | 'error', json: string): void {
    if (this.response?.destroyed === false) this.response.write(`{"${name}":${json}}\n`);
  }
}
