import { captchaWidgetOf, type CaptchaProvider } from '@nivel/platform/captcha-widget';
import type { GatewaySettings } from '../config.ts';
import type { HeaderList } from './origins.ts';

const HSTS = 'max-age=63072000; includeSubDomains';

const common = (https: boolean): HeaderList => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  ...(https ? { 'strict-transport-security': HSTS } : {}),
});

/** Headers of every answer that is data: nothing in it may run, be framed or be cached. */
export const dataHeaders = (https: boolean): HeaderList => ({
  ...common(https),
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
});

/** What a payment provider's program loads, where it comes from the provider itself. */
const ofStripe = {
  origin: 'https://js.stripe.com',
  frames: ['https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

/** Origins of others that a page may load something from, by what it is. */
interface Origins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly styles: readonly string[];
}
const none: Origins = { scripts: [], frames: [], connections: [], styles: [] };

/** Origins that a page with the payment element needs. */
const paymentOrigins = (script: string): Origins => {
  if (script === '') return none;
  const { origin } = new URL(script);
  const { frames, connections } = origin === ofStripe.origin ? ofStripe : none;
  return { ...none, scripts: [origin], frames: [origin, ...frames], connections: [origin, ...connections] };
};

const hCaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const cloudflare = ['https://challenges.cloudflare.com'];

/** What each provider of captchas documents for the policy of pages with its widget. */
const captchaSources: Readonly<Record<CaptchaProvider, Origins>> = {
  turnstile: { ...none, scripts: cloudflare, frames: cloudflare },
  hcaptcha: { scripts: hCaptcha, frames: hCaptcha, connections: hCaptcha, styles: hCaptcha },
};

/** Origins that a page with a captcha needs: the provider's, or that of a program from elsewhere. */
const captchaOrigins = (settings: PageSettings): Origins => {
  const widget = captchaWidgetOf(settings);
  if (widget === null) return none;
  if (settings.CAPTCHA_SCRIPT === '') return captchaSources[widget.provider];
  const { origin } = new URL(widget.script);
  return { ...none, scripts: [origin], frames: [origin] };
};

type PageSettings = Pick<GatewaySettings, 'PUBLIC_URL' | 'STRIPE_SCRIPT' | 'CAPTCHA_PROVIDER' | 'CAPTCHA_SCRIPT'>;

/**
 * Headers of every page and its files. Nothing inline runs, no other site frames us, and nothing is loaded from elsewhere but
 * the payment provider's element and the widget of a captcha, where the settings name them.
 */
export const pageHeaders = (settings: PageSettings): HeaderList => {
  const { protocol, host } = new URL(settings.PUBLIC_URL);
  const parties = [paymentOrigins(settings.STRIPE_SCRIPT), captchaOrigins(settings)];
  const from = (kind: keyof Origins): string =>
    parties.flatMap((party) => party[kind].map((one) => ` ${one}`)).join('');
  const https = protocol === 'https:';
  const policy = [
    "default-src 'self'",
    `script-src 'self'${from('scripts')}`,
    `style-src 'self'${from('styles')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    // Older browsers do not count websockets of the same host as 'self'.
    `connect-src 'self' ${https ? 'wss' : 'ws'}://${host}${from('connections')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src${from('frames') || " 'none'"}`,
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    ...common(https),
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    // The assistant of Crico listens to who asks it to; nothing else uses the microphone.
    'permissions-policy':
      'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), midi=(), browsing-topics=(), display-capture=()',
  };
};
