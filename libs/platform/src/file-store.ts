import type { Readable } from 'node:stream';
import { z } from 'zod';
import './setting-audience.ts';

/** Rows for services that read or write files. */
export const fileStoreSettings = z.object({
  FILES_FOLDER: z
    .string()
    .default('files')
    .describe('Folder in which files lie where FILES_BUCKET is empty; one for all services that name it')
    .meta({ audience: 'launcher' }),
  FILES_BUCKET: z
    .string()
    .default('')
    .describe(
      'Bucket of an S3-compatible store for files. Its keys are found as the SDK of AWS finds them; they must also be allowed to list and abort uploads in parts',
    ),
  FILES_ENDPOINT: z.string().default('').describe('Address of that store; empty: Amazon S3'),
  FILES_REGION: z.string().default('us-east-1').describe('Region of that store'),
});
export type FileStoreSettings = z.output<typeof fileStoreSettings>;

/** A part of a file: both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The store of files' bytes, under keys that services create. All its failures are `files_unavailable`. */
export interface FileStore {
  /** Stores all of it or nothing: a failed stream leaves no file. */
  write(key: string, bytes: Readable): Promise<void>;
  /** The size in bytes; null: there is no such file. */
  sizeOf(key: string): Promise<number | null>;
  /** @throws where there is none */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** It may be deleted already. */
  remove(key: string): Promise<void>;
  /** Removes the remains of files whose writer died in the middle: parts that were begun, or last written to, before a moment. */
  removeBroken(before: Date): Promise<void>;
}
