import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { invalid } from './json-body.ts';
import { tooLarge } from './upload-meter.ts';

/** A file that is being uploaded. */
export interface UploadBody {
  /** The type according to the caller. */
  readonly type: string;
  /** If the caller sent it; null: unknown so far. */
  readonly bytes: number | null;
  readonly stream: Readable;
  /** Settles once nothing more comes; fails if the body was not well formed. */
  readonly ended: Promise<void>;
}

/** The parts around a file in a form. */
const FORM_BYTES = 20_000;
const FORM_LIMITS = { fields: 5, fieldNameSize: 100, fieldSize: 10_000, parts: 8, headerPairs: 20 };

const sizeOf = ({ headers }: IncomingMessage): number | null => {
  const said = headers['content-length'];
  return said === undefined ? null : Number(said);
};

const formFile = (request: IncomingMessage, most: number): Promise<UploadBody> =>
  new Promise((resolve, reject) => {
    const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
    ended.catch(() => undefined);
    let file: Readable | undefined;
    const refuse = (error: Error): void => {
      file?.destroy(error);
      fail(error);
      reject(error);
    };
    let form: BusboyInstance;
    try {
      const headers = { ...request.headers, 'content-type': request.headers['content-type'] ?? '' };
      form = new Busboy({ headers, limits: { ...FORM_LIMITS, files: 1, fileSize: most + 1 } });
    } catch (error) {
      reject(new AppError(commonErrors.invalid_input, { message: 'The form is not well formed', cause: error }));
      return;
    }
    form.on('file', (_field, stream, _name, _encoding, type) => {
      file = stream;
      // It may fail before it is read, and an error without a listener would end this process.
      stream.on('error', () => undefined);
      resolve({ type, bytes: null, stream, ended });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.on(limit, () => refuse(invalid('The form has more in it than one file')));
    pipeline(request, form).then(
      () => {
        end();
        // This has no effect once a file came.
        reject(invalid('The form has no file in it'));
      },
      () => refuse(invalid('The form is not well formed')),
    );
  });

/**
 * The one file in a request, whichever way it came. Nothing of it is read before a reader asks for it.
 * @throws AppError `request_entity_too_large` if the request itself states it, `invalid_input` for a malformed form
 */
export const readUpload = async (request: IncomingMessage, most: number): Promise<UploadBody> => {
  const type = request.headers['content-type'] ?? '';
  const bytes = sizeOf(request);
  const isForm = /^multipart\/form-data\b/i.test(type);
  if (bytes !== null && bytes > most + (isForm ? FORM_BYTES : 0)) throw tooLarge();
  return isForm ? formFile(request, most) : { type, bytes, stream: request, ended: Promise.resolve() };
};
