import type { Server } from 'node:http';
import { SMTPServer } from 'smtp-server';
import type { Gallery } from './gallery.ts';
import { parseMail, type Mail } from './mail.ts';
import { MailStore } from './mail-store.ts';
import { serveMailbox } from './mailbox-http.ts';

export interface MailboxSettings {
  readonly smtpPort: number;
  readonly httpPort: number;
  /** The folder of the mails. */
  readonly folder: string;
  /** Loopback on a developer's machine; every address in a container. */
  readonly host?: string;
  /** Makes every e-mail there is, where the sources are at hand. */
  readonly gallery?: Gallery;
}

export interface Mailbox {
  readonly smtpUrl: string;
  readonly url: string;
  readonly store: MailStore;
  /** Waits for the first mail that fits; fails after `withinMs` with the subjects of what did arrive. */
  waitFor(fits: (mail: Mail) => boolean, withinMs?: number): Promise<Mail>;
  close(): Promise<void>;
}

const MAX_MAIL_BYTES = 25_000_000;

const smtp = (store: MailStore, onMail: (mail: Mail) => void): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MAIL_BYTES,
    banner: 'Nivel mailbox',
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((one) => one.address) };
        parseMail(Buffer.concat(chunks).toString('utf8'), envelope, new Date()).then((mail) => {
          store.add(mail);
          onMail(mail);
          done();
        }, done);
      });
    },
  });

const listen = (server: Server | SMTPServer, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const opener = server instanceof SMTPServer ? server.server : server;
    opener.once('error', reject);
    server.listen(port, host, () => {
      opener.off('error', reject);
      resolve();
    });
  });

/** Starts a mailbox that catches every mail: SMTP in, a web page and MailDev's JSON out. Nothing leaves the machine. */
export const startMailbox = async ({
  smtpPort,
  httpPort,
  folder,
  host = '127.0.0.1',
  gallery,
}: MailboxSettings): Promise<Mailbox> => {
  const store = new MailStore(folder);
  const waiting = new Set<(mail: Mail) => void>();
  const incoming = smtp(store, (mail) => waiting.forEach((notice) => notice(mail)));
  // A client that hangs up in the middle is no reason to fall over.
  incoming.on('error', () => undefined);
  const web = serveMailbox({ store, gallery });
  await listen(incoming, smtpPort, host);
  await listen(web, httpPort, host);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://localhost:${httpPort}`,
    store,
    waitFor: (fits, withinMs = 10_000) => waitFor(store, waiting, fits, withinMs),
    close: async () => {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => void web.close(() => resolve())),
        new Promise<void>((resolve) => incoming.close(() => resolve())),
      ]);
    },
  };
};

const waitFor = (
  store: MailStore,
  waiting: Set<(mail: Mail) => void>,
  fits: (mail: Mail) => boolean,
  withinMs: number,
): Promise<Mail> =>
  new Promise((resolve, reject) => {
    const already = store.all().find(fits);
    if (already) {
      resolve(already);
      return;
    }
    const finish = (): void => {
      clearTimeout(impatience);
      waiting.delete(notice);
    };
    const notice = (mail: Mail): void => {
      if (!fits(mail)) return;
      finish();
      resolve(mail);
    };
    const impatience = setTimeout(() => {
      finish();
      const arrived = store.all().map((mail) => mail.subject);
      reject(new Error(`No such mail within ${withinMs} ms; arrived: ${arrived.join(' · ') || 'none'}`));
    }, withinMs);
    waiting.add(notice);
  });
