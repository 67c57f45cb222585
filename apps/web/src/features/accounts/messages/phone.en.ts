import type { PhoneMessages } from './phone.es-mx.ts';

export const messages: PhoneMessages = {
  errors: {
    over_sms_send_rate_limit: 'An SMS was asked for a short time ago. Wait a moment before asking for another.',
    phone_exists: 'That number belongs to another account.',
    mfa_verified_factor_exists:
      'That number is your second step. Use another one to sign in, or remove it from your second step first.',
    phone_provider_disabled: 'This installation uses no phones.',
    otp_expired: 'The code is not valid or has expired. Ask for a new one.',
  },
  title: 'Phone',
  lead: 'You can sign in with it and a code by SMS, once you have confirmed it. A number may pass to somebody else: an authenticator app protects better.',
  failed: (reason: string) => `We could not load your phone. ${reason}`,
  none: 'Your account has no phone.',
  current: 'Your number now:',
  number: 'Phone number',
  hint: 'Ten digits of Mexico, or with + and the code of another country.',
  invalid: 'That number looks incomplete.',
  add: 'Add a phone',
  change: 'Change the phone',
  pending: (phone: string) =>
    `We sent an SMS to ${phone}. Type its code here. If the number belongs to another account, nothing arrives.`,
  resend: 'Send another SMS',
  other: 'Use another number',
  drop: 'Do not add this number',
  remove: 'Remove the phone',
  removeTitle: 'Remove your phone?',
  removeText: 'You will not be able to sign in with it. Your sessions stay open.',
  removed: 'We removed your phone.',
  cancel: 'Cancel',
  close: 'Close',
  changed: 'Your phone is confirmed',
};
