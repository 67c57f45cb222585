import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

/** Seconds for which a code is shown. One step before and after is accepted too, for inaccurate clocks (RFC 6238, 5.2). */
const PERIOD = 30;
const CODE = /^\d{6}$/;

/** The secret of a factor in the three forms in which people enter it into an app. */
interface AppSetup {
  /** 160 bits in base32. */
  readonly secret: string;
  /** `otpauth://totp/…`, as apps read it. */
  readonly uri: string;
  /** The same as a picture (SVG). */
  readonly qr: string;
}

/** A new secret. @param account the account name that an app shows beside the name of the site */
export const newAppSetup = (issuer: string, account: string): AppSetup => {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label: account, secret });
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
};

/**
 * The time step of the code (SHA-1, 6 digits, 30 seconds), or null for a wrong code and for a step that is not later than
 * `after`: an observed code cannot be used again, however quickly.
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
