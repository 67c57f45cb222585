import { captchaWidgetSettings } from '@nivel/platform/captcha-widget';
import { z } from 'zod';

/** Settings of the captcha of the auth service. */
export const captchaSettings = captchaWidgetSettings.extend({
  CAPTCHA_SITE_KEY: z.string().default('').describe("The captcha provider's key for pages; `GET /settings` names it"),
  CAPTCHA_SECRET: z
    .string()
    .default('')
    .describe('The secret with which the captcha provider is asked about tokens')
    .meta({ audience: 'secret', origin: 'outside' }),
  CAPTCHA_VERIFY_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .describe("Where tokens of the captcha are verified, if not at the provider's own address"),
  CAPTCHA_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(3_000)
    .describe('How long the captcha provider may take to verify a token, in ms; without an answer nobody is let in'),
});
type CaptchaSettings = z.output<typeof captchaSettings>;

const NEEDED = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const;

/** Stops the boot where a provider is named without its keys, and where keys are given for no provider. */
export const refuseHalfCaptcha = (settings: CaptchaSettings, refuse: (name: string, reason: string) => void): void => {
  const isOn = settings.CAPTCHA_PROVIDER !== '';
  for (const name of NEEDED) {
    const isGiven = settings[name] !== '';
    if (isOn && !isGiven) refuse(name, `is needed with CAPTCHA_PROVIDER=${settings.CAPTCHA_PROVIDER}`);
    if (!isOn && isGiven) refuse('CAPTCHA_PROVIDER', `is needed with ${name}: turnstile or hcaptcha`);
  }
};
