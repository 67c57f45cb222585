import { ClientError } from '@nivel/client/client-error';
import { fittingName, MOST_ATTACHMENT_BYTES } from '@nivel/contracts/projects/attachment-values';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { uploadFile } from '../../../../shell/calls/upload-file.ts';
import { createStore } from '../../../../shell/store/store.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';

/** Sent at the same moment; the others wait for their turn. */
const SIDE_BY_SIDE = 3;

export const TOO_LARGE = 'request_entity_too_large';

/** A refusal by the installation states its limit; a refusal by a proxy before it does not. */
const limitIn = (error: unknown): { readonly most: number } | null => {
  const details = error instanceof ClientError ? error.details : null;
  if (typeof details !== 'object' || details === null || !('most' in details)) return null;
  return typeof details.most === 'number' ? { most: details.most } : null;
};

/** A file that is being uploaded. */
export interface Sent {
  /** The attachment's own id: a repeated upload creates it once. */
  readonly id: string;
  readonly file: File;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Share that has left this device, from 0 to 1. */
  readonly share: number;
  /** The code with which it was refused. */
  readonly code: string;
  /** The maximum size of a file, as far as it is known. */
  readonly most: number;
  /** The service may have heard of it. */
  readonly isBegun: boolean;
}

/** The destination of files. */
export interface Destination {
  readonly projectId: string;
  readonly bucket: string;
  /** Below the bucket, not encoded. */
  readonly pathOf: (id: string, name: string) => string;
}

/** A file that has arrived. */
export interface Added {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** The uploads of a person to one place. They continue when the place is no longer shown. */
export class FileUploads {
  readonly sent = createStore<readonly Sent[]>([]);
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly to: Destination,
    private readonly onAdded: (file: Added) => void,
  ) {}

  add(files: readonly File[]): void {
    const made = files.map((file): Sent => {
      const isTooLarge = file.size > MOST_ATTACHMENT_BYTES;
      const begun = { id: uuidv7(), file, name: fittingName(file.name), share: 0, isBegun: false };
      const most = MOST_ATTACHMENT_BYTES;
      return {
        ...begun,
        most,
        state: isTooLarge ? 'refused' : 'waiting',
        code: isTooLarge ? TOO_LARGE : '',
      };
    });
    this.sent.write([...this.sent.read(), ...made]);
    this.next();
  }

  retry(id: string): void {
    this.change(id, { state: 'waiting', share: 0, code: '' });
    this.next();
  }

  /** It is no longer wanted; what arrived of it is discarded. */
  cancel(id: string): void {
    const isBegun = this.sent.read().some((one) => one.id === id && one.isBegun);
    this.running.get(id)?.abort();
    this.drop(id);
    this.next();
    const named = { project_id: this.to.projectId, attachment_id: id };
    // If the cancellation does not arrive, the sweep removes the file.
    if (isBegun) void siteClient.call('delete_attachment', named).catch(() => null);
  }

  /** Cancels all uploads in progress. */
  cancelAll(): void {
    for (const { id } of this.sent.read()) this.cancel(id);
  }

  private next(): void {
    for (const one of this.sent.read())
      if (one.state === 'waiting' && this.running.size < SIDE_BY_SIDE) void this.send(one);
  }

  private async send({ id, file, name }: Sent): Promise<void> {
    const control = new AbortController();
    this.running.set(id, control);
    this.change(id, { state: 'sending', isBegun: true });
    const path = this.to.pathOf(id, name).split('/').map(encodeURIComponent).join('/');
    try {
      const onProgress = (share: number) => this.change(id, { share });
      await uploadFile(`${this.to.bucket}/${path}`, file, { signal: control.signal, onProgress });
      this.drop(id);
      this.onAdded({ id, name, bytes: file.size });
    } catch (error) {
      const code = error instanceof ClientError ? error.code : '';
      if (!control.signal.aborted) this.change(id, { state: 'refused', code, ...limitIn(error) });
    } finally {
      this.running.delete(id);
      this.next();
    }
  }

  private change(id: string, values: Partial<Sent>): void {
    this.sent.write(this.sent.read().map((one) => (one.id === id ? { ...one, ...values } : one)));
  }

  private drop(id: string): void {
    this.sent.write(this.sent.read().filter((one) => one.id !== id));
  }
}
