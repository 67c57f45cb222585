import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature`: when, and an HMAC-SHA256 over when and the bytes that are sent. */
export const signature = (payload: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`, 'utf8').digest('hex')}`;
