import { describe, expect, it } from '@jest/globals';
import { refuseHalfSms, smsSettings } from './sms-settings.ts';

const twilio = { SMS_PROVIDER: 'twilio', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+15005550006' };
const faultsOf = (env: Record<string, string>): string[] => {
  const read = smsSettings.safeParse(env);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const faults: string[] = [];
  refuseHalfSms(read.data, (name, reason) => faults.push(`${name} ${reason}`));
  return faults;
};

describe('the settings of SMS', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['the mailbox of a developer', { SMS_PROVIDER: 'mailbox' }],
    ['Twilio with what it needs', twilio],
  ])('may be %s', (_what, env) => {
    expect(faultsOf(env)).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['an unknown provider', { SMS_PROVIDER: 'pigeons' }, 'SMS_PROVIDER needs to be twilio, mailbox or empty'],
    ['Twilio without an account', { ...twilio, SMS_ACCOUNT: '' }, 'SMS_ACCOUNT is needed with SMS_PROVIDER=twilio'],
    ['Twilio without its secret', { ...twilio, SMS_TOKEN: '' }, 'SMS_TOKEN is needed with SMS_PROVIDER=twilio'],
    ['Twilio without a number', { ...twilio, SMS_FROM: '' }, 'SMS_FROM is needed with SMS_PROVIDER=twilio'],
  ])('refuse %s with a sentence', (_what, env, sentence) => {
    expect(faultsOf(env)).toEqual([sentence]);
  });
});
