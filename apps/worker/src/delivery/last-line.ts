import { Readable } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';

/** A message whose last line waits for something. */
export interface HeldMessage extends SendMailOptions {
  readonly beforeLastLine: () => Promise<void>;
}

const heldEnd = async function* (source: Readable, mayEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  for await (const chunk of source) yield chunk as Buffer;
  await mayEnd();
};
/** Nothing is read ahead: the end is reached when everything before it was handed to the connection. */
const AS_IT_IS_SENT = { objectMode: false, highWaterMark: 1 };

type StreamPlugin = Parameters<Transporter['use']>[1];

/**
 * A plugin of nodemailer for the step `stream`. A message ends with a line of one dot (RFC 5321, 4.1.1.4), which nodemailer
 * writes when the source of the message ends: until then the mail server has everything else. When the source fails, the
 * connection is closed, and the mail server discards the message.
 */
export const holdLastLine: StreamPlugin = ({ data, message }, done) => {
  const { beforeLastLine } = data as HeldMessage;
  message.processFunc((source) => Readable.from(heldEnd(source, beforeLastLine), AS_IT_IS_SENT));
  done();
};
