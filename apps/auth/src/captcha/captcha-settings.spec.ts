import { describe, expect, it } from '@jest/globals';
import { captchaSettings, refuseHalfCaptcha } from './captcha-settings.ts';

const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' };
const faultsOf = (env: Record<string, string>): string[] => {
  const read = captchaSettings.safeParse(env);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const faults: string[] = [];
  refuseHalfCaptcha(read.data, (name, reason) => faults.push(`${name} ${reason}`));
  return faults;
};

describe('the settings of the captcha', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['Turnstile with its keys', { CAPTCHA_PROVIDER: 'turnstile', ...keys }],
    ['hCaptcha with its keys', { CAPTCHA_PROVIDER: 'hcaptcha', ...keys }],
  ])('may be %s', (_what, env) => {
    expect(faultsOf(env)).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'an unknown provider',
      { CAPTCHA_PROVIDER: 'recaptcha', ...keys },
      'CAPTCHA_PROVIDER needs to be turnstile, hcaptcha or empty',
    ],
    [
      'a provider without its secret',
      { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site' },
      'CAPTCHA_SECRET is needed with CAPTCHA_PROVIDER=turnstile',
    ],
    [
      'a provider without its key for pages',
      { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SECRET: 'secret' },
      'CAPTCHA_SITE_KEY is needed with CAPTCHA_PROVIDER=hcaptcha',
    ],
    [
      'a secret without a provider',
      { CAPTCHA_SECRET: 'secret' },
      'CAPTCHA_PROVIDER is needed with CAPTCHA_SECRET: turnstile or hcaptcha',
    ],
  ])('refuse %s with a sentence', (_what, env, sentence) => {
    expect(faultsOf(env)).toEqual([sentence]);
  });
});
