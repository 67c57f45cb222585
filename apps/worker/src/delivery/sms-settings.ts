import { smsProviderSettings } from '@nivel/platform/sms-provider';
import { z } from 'zod';

/** Settings of SMS of the worker. */
export const smsSettings = smsProviderSettings.extend({
  SMS_API: z
    .url()
    .default('https://api.twilio.com')
    .describe('Where the SMS provider, or one that answers as Twilio does, is asked'),
  SMS_ACCOUNT: z.string().default('').describe("The SMS provider's account (Account SID)"),
  SMS_TOKEN: z
    .string()
    .default('')
    .describe('The secret of that account (Auth Token)')
    .meta({ audience: 'secret', origin: 'outside' }),
  SMS_FROM: z.string().default('').describe('Number from which SMS come, or the id of a messaging service (MG…)'),
  SMS_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(10_000)
    .describe('How long the SMS provider may take for one SMS, in ms'),
});
type SmsSettings = z.output<typeof smsSettings>;

const NEEDED = ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] as const;

/** Stops the boot where the provider is named and what it needs is not. */
export const refuseHalfSms = (settings: SmsSettings, refuse: (name: string, reason: string) => void): void => {
  if (settings.SMS_PROVIDER !== 'twilio') return;
  for (const name of NEEDED) if (settings[name] === '') refuse(name, 'is needed with SMS_PROVIDER=twilio');
};
