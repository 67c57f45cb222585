import { z } from 'zod';
import { captchaWidgetSettings } from '@nivel/platform/captcha-widget';
import { fileStoreSettings } from '@nivel/platform/file-store';
import { paymentScript } from '@nivel/platform/payment-script';
import { secretKey } from '@nivel/platform/secret-key';
import { platformSettings } from '@nivel/platform/settings';

const count = (value: number) => z.coerce.number().int().min(0).default(value);
const positive = (value: number) => z.coerce.number().int().positive().default(value);

/** It answers no calls over the broker. */
const notHere = { MAX_RESPONSE_BYTES: true } as const;

/** Every setting of the gateway. */
export const gatewaySettings = platformSettings
  .omit(notHere)
  .extend(fileStoreSettings.shape)
  .extend(captchaWidgetSettings.shape)
  .extend({
    PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .default(4000)
      .describe('Port of the site; 0 picks a free one')
      .meta({ audience: 'launcher' }),
    HOST: z.string().default('0.0.0.0').describe('Address on which the site listens').meta({ audience: 'launcher' }),
    REDIS_URL: z
      .string()
      .min(1)
      .default('redis://127.0.0.1:6379')
      .describe('Redis, for rate limits and who is here; rediss:// in production')
      .meta({ audience: 'secret', origin: 'redis', server: 'redis' }),
    OWN_ORIGINS: z
      .string()
      .default('')
      .describe('Further origins that are ours (cookies, credentials), separated by commas; PUBLIC_URL always is'),
    FOREIGN_ORIGINS: z
      .string()
      .default('')
      .describe(
        'Origins of other sites whose pages may read answers, without cookies: exact ones or *; none by default',
      ),
    TRUSTED_PROXIES: count(0).describe(
      'Proxies in front that append to X-Forwarded-For; 0 takes the address of the connection',
    ),
    REQUEST_TIMEOUT_MS: positive(10_000).describe('Longest time a request may take before it is answered 504'),
    MAX_BODY_BYTES: positive(1_000_000).describe('Largest request body; larger ones are answered 413'),
    AUTH_BODY_BYTES: positive(16_000).describe('Largest request body below /auth; larger ones are answered 413'),
    FORM_BODY_BYTES: positive(100_000).describe(
      'Largest form that an identity provider posts; larger ones are answered 413 and not read',
    ),
    WEBHOOK_BODY_BYTES: positive(500_000).describe(
      'Largest body of a webhook; larger ones are answered 413. In base64 it must fit into a message of the broker',
    ),
    UPLOAD_SECONDS: positive(900).describe('Longest time that a file may take to come'),
    UPLOAD_STALL_MS: positive(30_000).describe('Longest silence in the middle of a file that is coming'),
    WEB_ROOT: z
      .string()
      .default('dist/apps/web')
      .describe('Folder of the built web client')
      .meta({ audience: 'launcher' }),
    MEDIA_ROOT: z
      .string()
      .default('apps/learning/media')
      .describe('Folder of the media files of lessons')
      .meta({ audience: 'launcher' }),
    MEDIA_KEY: secretKey('Key with which addresses of media are signed; learning signs, the gateway checks'),
    STRIPE_SCRIPT: paymentScript,
    REFRESH_COOKIE_DAYS: positive(30).describe('How long the browser keeps the refresh cookie'),
    DEVICE_COOKIE_DAYS: positive(365).describe(
      'How long the browser keeps the cookie of a device that signed in before',
    ),
    LOOPBACK_UNLIMITED: z
      .stringbool()
      .default(false)
      .describe('Whether callers of this very machine are left out of every limit per address; never behind a proxy'),
    RATE_WINDOW_SECONDS: positive(300).describe('Time in which the auth limits per client address are counted'),
    RATE_BURST: positive(30).describe('Requests that an auth limit lets through at once'),
    RATE_SIGN_UP: count(30).describe('Sign-ups per window and client address; 0 switches the limit off'),
    RATE_MAIL: count(30).describe(
      'Requests per window and address to otp, recover and resend, each; 0 switches it off',
    ),
    RATE_UPDATE_USER: count(30).describe('PUT /user per window and client address; 0 switches the limit off'),
    RATE_VERIFY: count(30).describe('Verifications per window and client address; 0 switches the limit off'),
    RATE_TOKEN: count(150).describe(
      'Sign-ins and refreshes, and ways to a provider and back, each, per window and client address; 0 switches the limit off',
    ),
    RATE_SSO: count(30).describe(
      'Requests for the sign-in of an organization per window and client address; 0 switches the limit off',
    ),
    RATE_USER_PER_MINUTE: count(1_200).describe('Requests per minute of one user; 0 switches the limit off'),
    RATE_ADDRESS_PER_MINUTE: count(6_000).describe(
      'Requests per minute of one client address (a school may share one); 0 switches the limit off',
    ),
    RATE_LEASE: positive(50).describe('Requests for which a replica asks Redis at once under the two general limits'),
    GATEWAY_REPLICAS: positive(1).describe('Replicas among which a limit is divided while Redis is away'),
    GRAPHQL_DEPTH: positive(8).describe('Deepest nesting of a GraphQL query'),
    GRAPHQL_ALIASES: positive(15).describe('Most aliases in a GraphQL query'),
    GRAPHQL_BODY_BYTES: positive(100_000).describe('Largest body of a GraphQL request; larger ones are answered 413'),
    GRAPHQL_CHARACTERS: positive(20_000).describe('Most characters of a GraphQL query'),
    GRAPHQL_TOKENS: positive(1_000).describe('Most tokens in a GraphQL query'),
    GRAPHQL_COST: positive(1_000).describe('Highest cost of a GraphQL query: 1 per field, 100 per operation asked'),
    LIVE_RING: positive(5_000).describe('Live messages kept in memory for clients that reconnect'),
    LIVE_REPLAY_SECONDS: positive(120).describe('How far back a starting gateway fills its live messages'),
    LIVE_BEAT_SECONDS: positive(15).describe('Pause between two heartbeats on a live socket'),
    LIVE_SOCKETS_PER_USER: count(10).describe('Live sockets of one person at one replica; 0 switches the limit off'),
    LIVE_SOCKETS_PER_NETWORK: count(200).describe(
      'Live sockets of one network (IPv4 address, IPv6 /64) at one replica; 0 switches the limit off',
    ),
    LIVE_SOCKET_BYTES: positive(1_000_000).describe(
      'Most bytes that wait for a live socket that does not read them; it is cut when there are more',
    ),
    LIVE_ROOMS_PER_SOCKET: positive(50).describe('Live rooms that one socket may be in beside those of its user'),
    LIVE_HERE_SECONDS: positive(30).describe(
      'How long a window counts as being in a live room after it was last heard of',
    ),
    LIVE_HERE_LOOK_MS: positive(3_000).describe(
      'Pause between two looks at who is in the live rooms of other replicas',
    ),
    LIVE_RENEW_MS: count(900).describe(
      'Shortest time between two tokens that a live socket brings; our own client waits a second',
    ),
    RATE_CLIENT_REPORTS_PER_MINUTE: count(300).describe(
      'Reports of pages of the client per minute of one network (a school may share one); 0 switches the limit off',
    ),
    RATE_FACTORS_PER_MINUTE: count(15).describe(
      'Challenges of second factors per minute of one network, and as many codes; 0 switches the limit off',
    ),
    RATE_DOCUMENT_PER_MINUTE: count(30).describe(
      'Requests per minute for one document that programs fetch, such as a calendar; 0 switches the limit off',
    ),
    RATE_GUESS_PER_MINUTE: count(60).describe(
      'Calls per minute of one network (a school may share one) that may guess at a secret, such as the number of a certificate; 0 switches the limit off',
    ),
    CLIENT_LOG_LINES: positive(20).describe(
      'Most lines per second about mistakes of the client; what would be more is asked for again later',
    ),
    SECURITY_LOG_LINES: positive(50).describe('Most lines per second of the security log; the rest is counted only'),
  });
export type GatewaySettings = z.output<typeof gatewaySettings>;
