import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  NotFound,
  S3Client,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore, FileStoreSettings } from './file-store.ts';

/** The least that the protocol allows: one part of each upload is held in memory. */
const PART_BYTES = 5 * 1024 * 1024;
/** Each attempt of three; a request for one file waits for all of them. */
const CONNECT_MS = 3_000;
const SILENT_MS = 20_000;

/** Files in an S3-compatible store. A part of a file that is sent twice is the same part, so the client repeats automatically. */
export const s3Store = ({ FILES_BUCKET: Bucket, FILES_ENDPOINT, FILES_REGION }: FileStoreSettings): FileStore => {
  const client = new S3Client({
    region: FILES_REGION,
    // Stores that are not Amazon's have one address for all buckets, and know of no newer checksums.
    ...(FILES_ENDPOINT === '' ? {} : { endpoint: FILES_ENDPOINT, forcePathStyle: true }),
    // A store that refuses connections is down; so is one that falls silent in the middle.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async write(Key, Body) {
      const upload = new Upload({
        client,
        params: { Bucket, Key, Body, ContentType: 'application/octet-stream' },
        queueSize: 1,
        partSize: PART_BYTES,
      });
      await upload.done();
    },
    async sizeOf(Key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    async read(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }));
      return Body as Readable;
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async removeBroken(before) {
      let markers: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
      while (markers !== null) {
        const page: ListMultipartUploadsCommandOutput = await client.send(
          new ListMultipartUploadsCommand({ Bucket, ...markers }),
        );
        for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
          if (Initiated !== undefined && Initiated < before)
            await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
        markers = IsTruncated ? { ...(KeyMarker && { KeyMarker }), ...(UploadIdMarker && { UploadIdMarker }) } : null;
      }
    },
  };
};
