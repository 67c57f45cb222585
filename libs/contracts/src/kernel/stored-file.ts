import { z } from 'zod';

/** The place of a file in the store: made by services only, so that no name that a caller chose is ever a path. */
export const storeKey = z.string().regex(/^[a-z]+(\/[\w.-]+)+$/);

/** The metadata of a file before its bytes are read, beside the fields of its path. */
export const uploadInput = {
  /** The length of the body, if the caller sent it; null: the body comes in parts. */
  bytes: z.int().min(0).nullable(),
  /** The type according to the caller; the real type is known when the file has arrived. */
  type: z.string().max(200),
};

/** The caller may upload the file under this key. Null: an earlier upload, whose answer was lost, has stored it already. */
export const uploadBegun = z.strictObject({ upload_id: z.uuid(), key: storeKey.nullable() });

/** The file has arrived; the uploader may have lost the right to it meanwhile. */
export const uploadArrived = z.strictObject({
  upload_id: z.uuid(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const uploaded = z.strictObject({ id: z.uuid(), path: z.string() });

/** A file as served. */
export const openedFile = z.strictObject({
  key: storeKey,
  /** Pictures that were made here, and files that are PDFs by their bytes; every other file is sent as bytes of no type. */
  type: z.enum(['image/webp', 'application/pdf', 'application/octet-stream']),
  /** The name under which a browser saves it, a PDF after it was shown; null: it may be shown in a page. */
  save_as: z.string().max(255).nullable(),
  /** How long a cache may store it, in seconds. */
  max_age: z.int().min(0),
  /** Its name among its kind, and its creation time, for its metadata. */
  id: z.uuid().optional(),
  created_at: z.iso.datetime().optional(),
});
export type OpenedFile = z.output<typeof openedFile>;

/** The full names of the files to remove, which the documented client calls prefixes. */
export const removeInput = z.strictObject({ prefixes: z.array(z.string().max(500)).min(1).max(100) });
export const removedFiles = z.array(z.strictObject({ id: z.uuid(), name: z.string(), bucket_id: z.string() }));
