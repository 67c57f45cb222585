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

/** Origins that a page with the payment element needs, added to the policy. */
const paymentOrigins = (script: string): { scripts: string; frames: string; connections: string } => {
  if (script === '') return { scripts: '', frames: '', connections: '' };
  const { origin } = new URL(script);
  const { frames, connections } = origin === ofStripe.origin ? ofStripe : { frames: [], connections: [] };
  const list = (...origins: readonly string[]): string => ` ${origins.join(' ')}`;
  return { scripts: list(origin), frames: list(origin, ...frames), connections: list(origin, ...connections) };
};

/**
 * Headers of every page and its files. Nothing inline runs, no other site frames us, and nothing is loaded from elsewhere but
 * the payment provider's element, where the settings name its program.
 */
export const pageHeaders = ({
  PUBLIC_URL: publicUrl,
  STRIPE_SCRIPT: script,
}: Pick<GatewaySettings, 'PUBLIC_URL' | 'STRIPE_SCRIPT'>): HeaderList => {
  const { protocol, host } = new URL(publicUrl);
  const payment = paymentOrigins(script);
  const https = protocol === 'https:';
  const policy = [
    "default-src 'self'",
    `script-src 'self'${payment.scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    // Older browsers do not count websockets of the same host as 'self'.
    `connect-src 'self' ${https ? 'wss' : 'ws'}://${host}${payment.connections}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src${payment.frames || " 'none'"}`,
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    ...common(https),
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), browsing-topics=(), display-capture=()',
  };
};
