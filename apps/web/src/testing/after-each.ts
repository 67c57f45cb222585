// First: modules imported after it register their state there.
import { moduleStates } from './module-states.ts';
import { afterAll, afterEach, beforeEach, expect, jest } from '@jest/globals';
import { act, cleanup } from '@testing-library/react/pure';
import { session } from '../shell/session/session.ts';
import { fakeSite } from './fake-site.ts';
import { network } from './network.ts';

const { setTimeout: later, clearTimeout: stop } = globalThis;
const QUIET_TURNS = 3;

/** Timers that the client has set since the test began; those of the test itself have ended with it. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const noting =
  <Start extends typeof setTimeout | typeof setInterval>(start: Start) =>
  (...args: Parameters<Start>) => {
    const timer: ReturnType<typeof setTimeout> = Reflect.apply(start, globalThis, args);
    timers.add(timer);
    return timer;
  };
Object.assign(globalThis, {
  setTimeout: noting(globalThis.setTimeout),
  setInterval: noting(globalThis.setInterval),
});

const turn = async (): Promise<void> => new Promise((resolve) => void later(resolve, 0));

/** Waits until no request starts or ends, and everything is loaded: by turns, never by a duration. */
const settle = async (): Promise<void> => {
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    const before = network.steps;
    await act(turn);
    quiet = before === network.steps && moduleStates.loading === 0 ? quiet + 1 : 0;
  }
};

const keepAttributes = (element: Element): void => {
  const read = (): string => JSON.stringify([...element.attributes].map(({ name, value }) => [name, value]));
  moduleStates.keepValue(read, (kept) => {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name, value] of JSON.parse(String(kept)) as [string, string][]) element.setAttribute(name, value);
  });
};
[document.documentElement, document.body].forEach(keepAttributes);

const emptyDocument = (): void => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
};

/** The signed-in person is signed out: with that the client ends the senders, connections and caches of a person itself. */
const signOut = async (): Promise<void> => {
  fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
  await act(async () => session.signOut());
};

const reset = (): void => {
  timers.forEach((timer) => stop(timer));
  timers.clear();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  moduleStates.restore();
  emptyDocument();
};

let current = '';

const fail = (what: string, requests: readonly string[]): void => {
  if (requests.length > 0) throw new Error(`"${current}" ${what}: ${[...new Set(requests)].join(', ')}`);
};
const failForLate = (): void => fail('requested after its end', network.takeRefused());

beforeEach(() => {
  failForLate();
  current = expect.getState().currentTestName ?? '';
  network.begin();
});

afterEach(async () => {
  jest.useRealTimers();
  await settle();
  const unanswered = network.unanswered();
  cleanup();
  await settle();
  unanswered.push(...network.unanswered());
  await signOut();
  network.end();
  reset();
  await settle();
  fail('left requests on their way', unanswered);
  failForLate();
});

afterAll(failForLate);
