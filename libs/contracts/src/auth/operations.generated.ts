// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { authorize } from './authorize.operation.ts';
import { beginDataExport } from './begin-data-export.operation.ts';
import { cancelEmailChange } from './cancel-email-change.operation.ts';
import { challengeFactor } from './challenge-factor.operation.ts';
import { changeProfile } from './change-profile.operation.ts';
import { closeAccount } from './close-account.operation.ts';
import { consumeAssertion } from './consume-assertion.operation.ts';
import { createInvitedAccount } from './create-invited-account.operation.ts';
import { createRecoveryCodes } from './create-recovery-codes.operation.ts';
import { deleteClosedAccounts } from './delete-closed-accounts.operation.ts';
import { endOtherSessions } from './end-other-sessions.operation.ts';
import { endSession } from './end-session.operation.ts';
import { enrollFactor } from './enroll-factor.operation.ts';
import { findAccount } from './find-account.operation.ts';
import { followLink } from './follow-link.operation.ts';
import { issueToken } from './issue-token.operation.ts';
import { keySet } from './key-set.operation.ts';
import { linkIdentityWithProof } from './link-identity-with-proof.operation.ts';
import { linkIdentity } from './link-identity.operation.ts';
import { listAccounts } from './list-accounts.operation.ts';
import { listSecurityEvents } from './list-security-events.operation.ts';
import { listSessions } from './list-sessions.operation.ts';
import { listSignIns } from './list-sign-ins.operation.ts';
import { previewLink } from './preview-link.operation.ts';
import { providerCallback } from './provider-callback.operation.ts';
import { publishKeys } from './publish-keys.operation.ts';
import { readDataExport } from './read-data-export.operation.ts';
import { readOwnAccount } from './read-own-account.operation.ts';
import { readPersonalData } from './read-personal-data.operation.ts';
import { readRecoveryCodes } from './read-recovery-codes.operation.ts';
import { readSamlMetadata } from './read-saml-metadata.operation.ts';
import { readSettings } from './read-settings.operation.ts';
import { readUser } from './read-user.operation.ts';
import { reauthenticate } from './reauthenticate.operation.ts';
import { recoverPassword } from './recover-password.operation.ts';
import { removeFactor } from './remove-factor.operation.ts';
import { removePhone } from './remove-phone.operation.ts';
import { removeRecoveryCodes } from './remove-recovery-codes.operation.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.operation.ts';
import { resendEmail } from './resend-email.operation.ts';
import { sendEmailProof } from './send-email-proof.operation.ts';
import { sendMagicLink } from './send-magic-link.operation.ts';
import { signOut } from './sign-out.operation.ts';
import { signUp } from './sign-up.operation.ts';
import { startSso } from './start-sso.operation.ts';
import { unlinkIdentity } from './unlink-identity.operation.ts';
import { updateUserProfile } from './update-user-profile.operation.ts';
import { updateUser } from './update-user.operation.ts';
import { useRecoveryCode } from './use-recovery-code.operation.ts';
import { verifyCode } from './verify-code.operation.ts';
import { verifyEmailToken } from './verify-email-token.operation.ts';
import { verifyFactor } from './verify-factor.operation.ts';

export const operations: readonly Operation[] = [
  authorize,
  beginDataExport,
  cancelEmailChange,
  challengeFactor,
  changeProfile,
  closeAccount,
  consumeAssertion,
  createInvitedAccount,
  createRecoveryCodes,
  deleteClosedAccounts,
  endOtherSessions,
  endSession,
  enrollFactor,
  findAccount,
  followLink,
  issueToken,
  keySet,
  linkIdentity,
  linkIdentityWithProof,
  listAccounts,
  listSecurityEvents,
  listSessions,
  listSignIns,
  previewLink,
  providerCallback,
  publishKeys,
  readDataExport,
  readOwnAccount,
  readPersonalData,
  readRecoveryCodes,
  readSamlMetadata,
  readSettings,
  readUser,
  reauthenticate,
  recoverPassword,
  removeFactor,
  removePhone,
  removeRecoveryCodes,
  replaceRecoveryCodes,
  resendEmail,
  sendEmailProof,
  sendMagicLink,
  signOut,
  signUp,
  startSso,
  unlinkIdentity,
  updateUser,
  updateUserProfile,
  useRecoveryCode,
  verifyCode,
  verifyEmailToken,
  verifyFactor,
];
