import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

/** Seconds for which a code is shown; one step before and after is taken too, for clocks that go wrong (RFC 6238, 5.2). */
const PERIOD = 30;
const CODE = /^\d{6}$/;

/** What an app needs to show the codes of a factor, in the three forms that people give it to one. */
interface AppSetup {
  /** 160 bits in base32. */
  readonly secret: string;
  /** `otpauth://totp/…`, as apps read it. */
  readonly uri: string;
  /** The same as a picture (SVG). */
  readonly qr: string;
}

/** A new secret. @param account what an app shows beside the name of the site */
export const newAppSetup = (issuer: string, account: string): AppSetup => {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label: account, secret });
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
};

/**
 * The time step whose code it is (SHA-1, 6 digits, 30 seconds), or null for a wrong code and one of a step that is not later than
 * `after`: nobody uses a code that was seen, however quick.
 */
export const stepOfCode = (code: string, secret: string, after: number, now: Date): number | null => {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: PERIOD,
    ...(after > 0 && { afterTimeStep: after }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};
