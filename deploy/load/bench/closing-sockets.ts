import { Agent } from 'node:http';
import { PASSWORD } from '../stack/accounts.ts';
import { Refused, sampled } from '../measuring.ts';
import { bearer, post, send } from './load.ts';
import { connect } from './live-socket.ts';
import { waitsOf, type Waits } from './figures.ts';

/** How long the socket of a session stays open after a request to end that session (AUT-2: a second). */
export const closingSockets = async (site: string, emails: readonly string[]): Promise<Waits> => {
  const agent = new Agent({ keepAlive: true });
  const waits = await sampled(emails, async (email) => {
    const signIn = post(`${site}/auth/v1/token?grant_type=password`, {}, { email, password: PASSWORD });
    const signedIn = await send(agent, signIn);
    if (signedIn.status !== 200) throw new Refused('a sign-in', signedIn.status, signedIn.body);
    const { access_token: token } = JSON.parse(signedIn.body) as { access_token: string };
    const socket = await connect(site, token);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const askedAt = performance.now();
    try {
      const { status, body } = await send(agent, post(`${site}/auth/v1/logout`, bearer({ token }), {}));
      if (status >= 400) throw new Refused('a sign-out', status, body);
      await closed;
      return performance.now() - askedAt;
    } finally {
      socket.close();
    }
  });
  agent.destroy();
  return waitsOf(waits);
};
