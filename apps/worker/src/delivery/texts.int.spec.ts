import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { smsRequested, smsSealContext } from '@nivel/contracts/auth/sms-requested.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { seal } from '@nivel/platform/seal';
import { waitUntil } from '@nivel/testing/wait-until';
import { v7 } from 'uuid';
import { SmsProvider } from '../../test/sms-provider.ts';
import { sealKey, WorkerUnderTest } from '../../test/worker-under-test.ts';

let provider: SmsProvider;
let worker: WorkerUnderTest;
beforeAll(async () => {
  provider = await SmsProvider.start();
  worker = await WorkerUnderTest.start({
    ...{
      SMS_PROVIDER: 'twilio',
      SMS_API: `${provider.url}/`,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'secret',
      SMS_FROM: '+15005550006',
    },
    CONSUMER_MAX_DELIVERIES: '30',
  });
});
afterAll(async () => {
  await worker.stop();
  await provider.stop();
});

let numbers = 0;
const anSms = (
  own: Partial<PayloadOf<typeof smsRequested>> = {},
  codeSeconds = 600,
): PayloadOf<typeof smsRequested> => {
  const request = {
    userId: v7(),
    phone: `5255${String(++numbers).padStart(8, '0')}`,
    template: 'sign-in' as const,
    ...own,
  };
  const sealed = seal(sealKey, { code: '042817', codeSeconds }, smsSealContext(request));
  return { locale: 'es-MX', ...request, sealed };
};
const rowOf = async (id: string) =>
  (
    await worker.rows<{ state: string; content: unknown; attempts: number; last_error: string | null }>(
      'SELECT state, content, attempts, last_error FROM emails WHERE event_id = $1',
      [id],
    )
  )[0];
const closed = async (id: string, state: string) => waitUntil(async () => (await rowOf(id))?.state === state);

describe('an SMS with a one-time code', () => {
  it('reaches the provider in the language of its reader, and the code is then forgotten', async () => {
    const [spanish, english] = [anSms(), anSms({ locale: 'en', template: 'change-phone' })];
    const id = await worker.tell(smsRequested, spanish);
    await worker.tell(smsRequested, english);
    await waitUntil(() => provider.to(spanish.phone).length + provider.to(english.phone).length === 2);
    expect(provider.to(spanish.phone)).toEqual([
      '042817 es tu código para entrar a Nivel. Sirve 10 min. No lo compartas con nadie.',
    ]);
    expect(provider.to(english.phone)).toEqual([
      '042817 is your code to add this number to your Nivel account. It is good for 10 min. Share it with nobody.',
    ]);
    const { path, authorization, form } = provider.taken[0] ?? { form: {} };
    expect([path, authorization]).toEqual([
      '/2010-04-01/Accounts/AC1/Messages.json',
      `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    ]);
    expect(form).toMatchObject({ From: '+15005550006' });
    await closed(id, 'sent');
    expect(await rowOf(id)).toMatchObject({ content: {} });
  });

  it('is sent once for a fact delivered three times', async () => {
    const [sms, last] = [anSms(), anSms()];
    const id = await worker.tell(smsRequested, sms);
    await waitUntil(() => provider.to(sms.phone).length === 1);
    await worker.tell(smsRequested, sms, { id });
    await worker.tell(smsRequested, sms, { id });
    await worker.tell(smsRequested, last);
    await waitUntil(() => provider.to(last.phone).length === 1);
    expect(provider.to(sms.phone)).toHaveLength(1);
  });

  it('is tried again while the provider has no time, or our account is to be mended', async () => {
    provider.refusals.push({ status: 503, code: 20_500 }, { status: 401, code: 20_003 }, { status: 429, code: 20_429 });
    const sms = anSms();
    const id = await worker.tell(smsRequested, sms);
    await waitUntil(() => provider.to(sms.phone).length === 1);
    await closed(id, 'sent');
    expect(await rowOf(id)).toMatchObject({ attempts: 4 });
  });

  it('to a number that cannot be is given up, and neither row nor log shows code or number', async () => {
    provider.refusals.push({ status: 400, code: 21_211 });
    const sms = anSms();
    const id = await worker.tell(smsRequested, sms);
    await closed(id, 'failed');
    const row = await rowOf(id);
    expect(row).toMatchObject({ content: {}, last_error: expect.stringContaining('the SMS provider answers 400') });
    const seen = `${JSON.stringify(row)}${worker.log.join('')}`;
    expect(seen).not.toContain('042817');
    expect(seen).not.toContain(sms.phone);
  });

  it('is not sent once its code is no longer good', async () => {
    const sms = anSms({}, 1);
    const id = await worker.tell(smsRequested, sms, { at: new Date(Date.now() - 2_000) });
    await closed(id, 'failed');
    expect(provider.to(sms.phone)).toEqual([]);
  });
});

it('is among the e-mails in the mailbox of a developer', async () => {
  const local = await WorkerUnderTest.start({ SMS_PROVIDER: 'mailbox' });
  try {
    const sms = anSms();
    await local.tell(smsRequested, sms);
    const address = `+${sms.phone}@sms.invalid`;
    await waitUntil(() => local.mail.to(address).length === 1);
    expect(local.mail.to(address)[0]).toMatchObject({
      subject: `SMS +${sms.phone}`,
      text: expect.stringContaining('042817 es tu código'),
    });
  } finally {
    await local.stop();
  }
});
