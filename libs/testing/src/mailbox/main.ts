import { startMailbox } from './mailbox.ts';

/** The mailbox in a separate container, for Docker Compose and development clusters. */
const mailbox = await startMailbox({
  smtpPort: Number(process.env['SMTP_PORT'] ?? 1025),
  httpPort: Number(process.env['MAIL_PORT'] ?? 4080),
  folder: process.env['MAIL_FOLDER'] ?? '/tmp/mailbox',
  host: '0.0.0.0',
});
process.stdout.write(`mailbox: ${mailbox.smtpUrl} ${mailbox.url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void mailbox.close().then(() => process.exit(0)));
