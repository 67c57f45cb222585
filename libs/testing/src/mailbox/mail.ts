import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';

export interface MailAddress {
  readonly address: string;
  readonly name: string;
}

/** A received mail in the shape MailDev answers with, so that scripts written for it work here. */
export interface Mail {
  readonly id: string;
  readonly time: string;
  readonly date: string;
  readonly read: boolean;
  readonly subject: string;
  readonly messageId: string;
  readonly from: readonly MailAddress[];
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: { readonly from: MailAddress; readonly to: readonly MailAddress[] };
  readonly attachments: readonly { readonly fileName: string; readonly contentType: string; readonly length: number }[];
  readonly source: string;
  readonly size: number;
}

export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** Groups of addresses are shown by their members. */
const addresses = (given: Address | readonly Address[] | undefined): MailAddress[] =>
  [given ?? []].flat().flatMap((one) => {
    if (one.group) return one.group.map(({ address, name }) => ({ address: address ?? '', name }));
    return [{ address: one.address ?? '', name: one.name }];
  });

const sizeOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? content.length : content.byteLength;

/** Reads a mail as it came over SMTP. */
export const parseMail = async (source: string, envelope: Envelope, receivedAt: Date): Promise<Mail> => {
  const parsed = await PostalMime.parse(source);
  const plain = (address: string): MailAddress => ({ address, name: '' });
  return {
    id: randomUUID(),
    time: receivedAt.toISOString(),
    date: parsed.date ?? receivedAt.toISOString(),
    read: false,
    subject: parsed.subject ?? '',
    messageId: parsed.messageId ?? '',
    from: addresses(parsed.from),
    to: addresses(parsed.to),
    cc: addresses(parsed.cc),
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
    envelope: { from: plain(envelope.from), to: envelope.to.map(plain) },
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? 'attachment',
      contentType: mimeType,
      length: sizeOf(content),
    })),
    source,
    size: Buffer.byteLength(source),
  };
};
