import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { LONGEST_MODEL_ADDRESS, LONGEST_MODEL_KEY, LONGEST_MODEL_NAME } from './values/model-values.ts';

/**
 * An address without credentials, query and fragment, also empty ones: a path is appended to it, and behind a lone `?` or `#` that
 * would be no path. Whether it may be called is decided where it is called.
 */
const isPlainAddress = (text: string): boolean => {
  const url = /[?#]/.test(text) ? null : URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return false;
  return url.username === '' && url.password === '';
};

/** The base address of an OpenAI-compatible service, up to and without `/chat/completions`. */
const modelAddress = z
  .string()
  .max(LONGEST_MODEL_ADDRESS)
  .trim()
  .refine(isPlainAddress, 'An address is written like https://models.example/v1')
  // As it is called: what people see says which host and path that is.
  .transform((text) => new URL(text).href.replace(/\/+$/, ''));

const modelName = shortText('Model', { least: 1, most: LONGEST_MODEL_NAME });

/** It becomes a header: printable ASCII without spaces. */
const modelKey = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_MODEL_KEY)
  .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no accents');

/** What a test and a save share. A missing key keeps the stored one, null means none. */
export const modelInput = {
  organization_id: z.uuid(),
  address: modelAddress,
  model: modelName,
  key: modelKey.nullable().optional(),
};

/** The model of an organization, without its key. */
export const modelSettings = z.strictObject({
  address: z.string(),
  model: z.string(),
  has_key: z.boolean(),
  is_on: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type ModelSettings = z.output<typeof modelSettings>;
