import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from 'jest-environment-jsdom';
import { keepProperties, type Restore } from './keep-properties.ts';

type Window = JsdomEnvironment['global'];
type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The window of this process, with what Jest needs of it; the first file makes it. */
let first: JsdomEnvironment | undefined;

/** Where the console of the file that runs is. */
let consoleNow: Console;

const lineOfCaller = (): string => new Error().stack?.split('\n')[3] ?? '';

/** Has what our own modules listen to on a target end with their file; packages are shared, and listen on. */
const keepListeners = (target: Target): Restore => {
  const { addEventListener } = target;
  const removals: Restore[] = [];
  const add: EventTarget['addEventListener'] = (...given) => {
    if (!lineOfCaller().includes('/node_modules/')) {
      removals.push(() => target.removeEventListener(given[0], given[1], given[2]));
    }
    addEventListener.call(target, ...given);
  };
  target.addEventListener = add;
  return () => {
    removals.forEach((remove) => remove());
    target.addEventListener = addEventListener;
  };
};

/**
 * Runs the web tests of a process in one window, so that they can share the packages that `jest-window-runtime.ts` has loaded in it.
 * What a file changed in the window is put back after it; the document and the storages are emptied after each test.
 */
export default class WindowEnvironment {
  readonly global: Window;
  readonly moduleMocker: JsdomEnvironment['moduleMocker'];
  readonly fakeTimers: JsdomEnvironment['fakeTimers'];
  readonly fakeTimersModern: JsdomEnvironment['fakeTimersModern'];
  private readonly environment: JsdomEnvironment;
  private readonly restores: readonly Restore[];

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    consoleNow = context.console;
    const forwarding = new Proxy(context.console, { get: (_, name) => Reflect.get(consoleNow, name) as unknown });
    this.environment = first ??= new JsdomEnvironment(config, { ...context, console: forwarding });
    const { global, moduleMocker, fakeTimers, fakeTimersModern } = this.environment;
    this.global = global;
    this.moduleMocker = moduleMocker;
    this.fakeTimers = fakeTimers;
    this.fakeTimersModern = fakeTimersModern;
    const { document } = global as unknown as { document: Target };
    this.restores = [keepProperties(global), keepListeners(global as unknown as Target), keepListeners(document)];
  }

  getVmContext(): ReturnType<JsdomEnvironment['getVmContext']> {
    return this.environment.getVmContext();
  }

  exportConditions(): string[] {
    return this.environment.exportConditions();
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern?.useRealTimers();
    this.environment.dom?.cookieJar.removeAllCookiesSync();
    this.restores.toReversed().forEach((restore) => restore());
  }
}
