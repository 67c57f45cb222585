import { z } from 'zod';

/** The providers whose captcha this product speaks to. */
const captchaProviders = ['turnstile', 'hcaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** Where each provider documents the program of its widget. */
const PROGRAMS: Readonly<Record<CaptchaProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
};

/** Settings of the captcha that two services read: auth checks its tokens, the gateway lets pages load its widget. */
export const captchaWidgetSettings = z.object({
  CAPTCHA_PROVIDER: z
    .enum(['', ...captchaProviders], 'needs to be turnstile, hcaptcha or empty')
    .default('')
    .describe(
      'Whose captcha guards sign-up, sign-in by password and requests for e-mails: turnstile or hcaptcha; empty: none',
    ),
  CAPTCHA_SCRIPT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .describe("Address of the widget's program, where it does not come from the provider itself"),
});
type CaptchaWidgetSettings = z.output<typeof captchaWidgetSettings>;

/** The widget that pages show; null where there is no captcha. `script` is the address of its program, without a query. */
export const captchaWidgetOf = ({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SCRIPT: script,
}: CaptchaWidgetSettings): { readonly provider: CaptchaProvider; readonly script: string } | null =>
  provider === '' ? null : { provider, script: script === '' ? PROGRAMS[provider] : script };
