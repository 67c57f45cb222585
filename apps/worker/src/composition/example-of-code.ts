import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { mailSealContext, type mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { ExampleContext } from './email.ts';

type Requested = PayloadOf<typeof mailRequested>;

/** A request for an e-mail with a one-time code, as the auth service publishes it. */
export const exampleOfCode = (template: Requested['template'], { addressee, seal }: ExampleContext): Requested => ({
  ...addressee,
  template,
  redirectTo: '/estudiantes-dashboard',
  sealed: seal(
    { code: '042817', tokenHash: 'a1b2c3', codeSeconds: 600, linkSeconds: 86_400, newEmail: 'nueva@ejemplo.mx' },
    mailSealContext({ userId: addressee.userId, template }),
  ),
});
