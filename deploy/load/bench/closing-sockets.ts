import { Agent } from 'node:http';
import { PASSWORD } from '../stack/accounts.ts';
import { bearer, post, send } from './load.ts';
import { connect } from './live-socket.ts';
import { waitsOf, type Waits } from './figures.ts';

/** How long the socket of a session stays open after somebody has asked to end that session (AUT-2: a second). */
export const closingSockets = async (site: string, emails: readonly string[]): Promise<Waits> => {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  for (const email of emails) {
    const signIn = post(`${site}/auth/v1/token?grant_type=password`, {}, { email, password: PASSWORD });
    const { access_token: token } = JSON.parse((await send(agent, signIn)).body) as { access_token: string };
    const socket = await connect(site, token);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const askedAt = performance.now();
    await send(agent, post(`${site}/auth/v1/logout`, bearer({ token }), {}));
    await closed;
    waits.push(performance.now() - askedAt);
    socket.close();
  }
  agent.destroy();
  return waitsOf(waits);
};
