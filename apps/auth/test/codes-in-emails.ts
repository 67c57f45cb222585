import { followLink } from '@nivel/contracts/auth/follow-link.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import type { AuthUnderTest } from './auth-under-test.ts';

/** What people do with the codes and links of their e-mails. */
export class CodesInEmails {
  constructor(private readonly auth: AuthUnderTest) {}

  /** Signs somebody up and waits for the e-mail with the code. */
  async unconfirmed() {
    const email = this.auth.newEmail();
    const headers = await this.auth.signUp({ email, password: 'correct horse battery' });
    return { ...(await this.auth.emailTo(email)), headers };
  }

  verify(body: unknown, headers: Record<string, string> = {}) {
    return this.auth.ask(verifyCode, { body, headers });
  }

  /** Follows a link; `told` is what the fragment tells the browser. */
  async follow(query: Record<string, string>) {
    const heard = await this.auth.ask(followLink, { query });
    const [target, fragment] = (heard.response?.redirect ?? '').split('#');
    return { ...heard, target, fragment, told: Object.fromEntries(new URLSearchParams(fragment)) };
  }
}
