import type { ProvidersMessages } from './providers.es-mx.ts';

export const messages: ProvidersMessages = {
  errors: {
    access_denied: 'The sign-in was not completed: it was canceled on the other page. Try again or use another way.',
    provider_email_needs_verification:
      'Your email is not confirmed there. Confirm it with that provider first, or use another way.',
    bad_oauth_state: 'That attempt is no longer good. Start again from this page.',
    flow_state_already_used: 'That attempt was used already. Start again from this page.',
    flow_state_not_found: 'That attempt is no longer good. Start again from this page.',
    flow_state_expired: 'It took too long. Start again from this page.',
    bad_code_verifier: 'That attempt began in another window. Start again from this page.',
    bad_oauth_callback: 'The other page did not tell us who you are. Try again or use another way.',
    unavailable: 'The other page does not answer. Try again in a moment.',
    identity_already_exists: 'That identity is linked already, to your account or to another.',
    identity_not_found: 'That identity is not in your account any more.',
    single_identity_not_deletable: 'It is your only way in. Choose a password to be able to unlink it.',
    manual_linking_disabled: 'This installation does not let people link or unlink identities.',
  },
  failed: 'That did not work. Try again or use another way.',
  goOnWith: (provider) => `Continue with ${provider}`,
  entering: 'Signing you in...',
  settings: {
    title: 'Linked identities',
    lead: 'They let you in without typing your password. Unlink those of a page that you do not recognize.',
    failed: (reason) => `We could not load your identities. ${reason}`,
    since: (day) => `Linked on ${day}`,
    link: (provider) => `Link with ${provider}`,
    linked: 'Your identity is linked.',
    unlink: 'Unlink',
    unlinkOf: (provider) => `Unlink ${provider}`,
    only: 'It is your only way in. Choose a password to be able to unlink it.',
    linkTitle: (provider) => `Link with ${provider}?`,
    linkText: (provider) => `We take you to ${provider} to sign in there, and you come back here.`,
    goOn: 'Go on',
    unlinkTitle: (provider) => `Unlink ${provider}?`,
    unlinkText:
      'You will not be able to sign in with this identity. Your other sessions that were opened with a provider end.',
    unlinked: 'The identity was unlinked.',
  },
  cancel: 'Cancel',
  close: 'Close',
};
