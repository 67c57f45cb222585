import type { Mail } from '@nivel/testing/mailbox/mail';
import { eventually } from './eventually.ts';
import { addresses } from './addresses.ts';

/** Every e-mail to an address, oldest first, as the mailbox page shows it. */
export const emailsTo = async (address: string): Promise<Mail[]> => {
  const response = await fetch(`${addresses().mailbox}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === address.toLowerCase()));
};

/** Waits for the newest mail to an address whose subject fits. */
export const emailTo = (address: string, subject: RegExp, count = 1): Promise<Mail> =>
  eventually(async () => {
    const mails = await emailsTo(address);
    const fitting = mails.filter((mail) => subject.test(mail.subject));
    const newest = fitting.at(-1);
    if (newest && fitting.length >= count) return newest;
    throw new Error(
      `No mail ${String(subject)} to ${address}; there are: ${mails.map((mail) => mail.subject).join(' · ')}`,
    );
  });

/** The six digits of a mail. */
export const codeIn = (mail: Mail): string => {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`No code in "${mail.subject}":\n${mail.text}`);
  return code;
};

/** The address a mail's button leads to. */
export const linkIn = (mail: Mail): string => {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`No link in "${mail.subject}":\n${mail.text}`);
  return link;
};
