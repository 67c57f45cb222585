import type { FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { JSON_TYPE } from '../http/http-exchange.ts';
import { readJson } from './json-body.ts';

/** For a non-file: an address to be signed, names to be removed. */
const JSON_BYTES = 100_000;
export const JSON_RESPONSE = { 'content-type': JSON_TYPE };

const bodyOf = async (request: FastifyRequest): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.raw as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > JSON_BYTES) throw new AppError(commonErrors.request_entity_too_large);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** The body of a request that brings no file. */
export const jsonOf = async (request: FastifyRequest): Promise<unknown> =>
  readJson({ ...request, body: await bodyOf(request) }).value;
