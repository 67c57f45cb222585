import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { previewLink } from '@nivel/contracts/auth/preview-link.operation';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AccountConfirmation } from './account-confirmation.ts';
import { Body } from '../http/body.ts';
import { maskedEmail } from '../accounts/email-address.ts';
import { invalid } from '../http/refusals.ts';
import { CodeVerifier } from './code-verifier.ts';
import { purposesOf } from './one-time-code.ts';

/** The type of a link, as used by the page with the button that must be pressed before it takes effect. */
const TYPES = {
  confirmation: 'signup',
  recovery: 'recovery',
  'magic-link': 'magiclink',
  reauthentication: null,
  'email-change-current': 'email_change',
  'email-change-new': 'email_change',
} as const;

@Handles(previewLink)
export class PreviewLinkHandler implements Handler<typeof previewLink> {
  constructor(
    private readonly verifier: CodeVerifier,
    private readonly confirmation: AccountConfirmation,
  ) {}

  async handle(request: AuthRequest): Promise<AuthResponse> {
    const body = Body.of(request);
    const purposes = purposesOf(body.text('type'));
    if (purposes === undefined) throw invalid('Verify requires a verification type');
    if (body.text('token_hash') === '') throw invalid('Verify requires a token hash');
    const { account, purpose } = await this.verifier.preview(body.text('token_hash'), purposes);
    const isSame = account.emailConfirmedAt !== null || this.confirmation.isOfSignUp(account, request);
    return {
      status: 200,
      body: {
        email: maskedEmail(purpose === 'email-change-new' ? (account.newEmail ?? '') : account.email),
        type: TYPES[purpose],
        user_id: account.id,
        is_same_browser: isSame,
      },
    };
  }
}
