import type { FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isDeeperThan } from '@nivel/platform/json-depth';

/** The depth that a service reads. */
const DEEPEST = 64;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** A JSON body that had to be looked into: its fields, and the text, which is forwarded unchanged. */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

export const invalid = (message: string): AppError => new AppError(commonErrors.invalid_input, { message });

/** @throws AppError `bad_json`, or `invalid_input` for a body that is nested too deeply; an empty body is an empty object */
export const readJson = ({ body }: FastifyRequest): JsonBody => {
  if (!Buffer.isBuffer(body) || body.length === 0) return { text: '{}', value: {} };
  if (isDeeperThan(body, DEEPEST)) throw invalid('The body is nested too deeply');
  try {
    const text = decoder.decode(body).trim();
    return { text, value: JSON.parse(text) as unknown };
  } catch (error) {
    throw new AppError(commonErrors.bad_json, { cause: error });
  }
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number in the body may be a text in the query. */
const isSame = (said: unknown, given: unknown): boolean =>
  (typeof said === 'string' || typeof said === 'number') && String(said) === given;

/**
 * Adds fields to the body's JSON object and returns it as text. The body is not printed again: that would cost time and change
 * large numbers.
 * @throws AppError `invalid_input` where the body is no object, or gives one of the fields another value
 */
export const withFields = ({ text, value }: JsonBody, fields: Readonly<Record<string, unknown>>): string => {
  if (!isObject(value)) throw invalid('The body must be an object');
  for (const [name, given] of Object.entries(fields))
    if (Object.hasOwn(value, name) && !isSame(value[name], given))
      throw invalid(`The body and the query say different things of ${name}`);
  const added = JSON.stringify(fields).slice(1, -1);
  // If a name is repeated, JSON takes the last one.
  const parts = [text.slice(1, -1).trim(), added].filter((part) => part !== '');
  return `{${parts.join(',')}}`;
};
