import { ClientError } from '@nivel/client/client-error';
import { heldIn } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

interface Answer {
  readonly received?: unknown;
  /** Why there is no answer. */
  readonly error?: Error;
}

/** Sends the code. A step without an answer may have succeeded: `look` then returns the present state. Never throws. */
const answerOf = async (ask: () => Promise<unknown>, look: () => Promise<unknown>): Promise<Answer> => {
  try {
    return { received: await ask() };
  } catch (caught) {
    const error = caught instanceof Error ? caught : new Error(String(caught));
    if (!(error instanceof ClientError) || !error.isTransient) return { error };
    return { error, received: await look().catch(() => undefined) };
  }
};

/**
 * Takes the second step of a session: its answer brings new tokens to all tabs and revokes the previous ones. A step without an
 * answer may have succeeded; a refresh with this browser's key shows it.
 *
 * @param ask sends the code, with the token of the session
 * @param refresh requests new tokens
 * @throws what `ask` throws; without an answer, the state says how far the session has got
 */
export const raiseSession = async (
  session: SessionStore,
  ask: (accessToken: string) => Promise<unknown>,
  refresh: () => Promise<unknown>,
): Promise<void> => {
  await session.firstStepToken();
  await session.inTurn(async () => {
    const held = heldIn(session.state());
    if (held === null) return;
    const { received, error } = await answerOf(async () => ask(held.accessToken), refresh);
    // Unless the person has signed out meanwhile.
    if (heldIn(session.state()) !== null) session.adopt(received);
    if (error !== undefined) throw error;
  });
};
