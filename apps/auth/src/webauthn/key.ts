import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';

/** How a browser reaches a key; a closed list, because it is said back to browsers. */
export const TRANSPORTS: readonly AuthenticatorTransportFuture[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
];

/** The public half of what a security key or a device holds for an account. */
export interface Key {
  /** The name of the key pair, which the key gave it; base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often it was used, by its own count; 0 where it does not count. */
  readonly uses: number;
  readonly transports: AuthenticatorTransportFuture[];
}

/** Whether a count says that somebody else has the key too: it must grow, unless the key never counts. */
export const isCopied = (before: number, now: number): boolean => (before > 0 || now > 0) && now <= before;
