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

/** Headers of every page and its files. Nothing inline runs, nothing is loaded from elsewhere, nobody frames us. */
export const pageHeaders = (publicUrl: string): HeaderList => {
  const { protocol, host } = new URL(publicUrl);
  const https = protocol === 'https:';
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    // Older browsers do not count websockets of the same host as 'self'.
    `connect-src 'self' ${https ? 'wss' : 'ws'}://${host}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
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
