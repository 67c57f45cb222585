import type { BrowserContext } from 'playwright-core';

/** The log and the requests of the pages of a context. */
export interface Watch {
  /** Every line of the console, with its kind. */
  readonly lines: string[];
  /** Errors of the console, uncaught exceptions and breaches of the content security policy. */
  readonly complaints: string[];
  /** Addresses outside of the site that a page asked for. */
  readonly foreignRequests: string[];
}

/** Reports errors that reach the page and not always the console: breaches of the policy, and what an error came from. */
const tellMore = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    // eslint-disable-next-line no-console -- the console is how the page reaches the test
    console.error(`content security policy: ${event.violatedDirective} refused ${event.blockedURI || 'inline'}`);
  });
  addEventListener('error', ({ error }: { error: unknown }) => {
    // eslint-disable-next-line no-console -- as above
    if (error instanceof Error && error.cause) console.error('caused by', String(error.cause));
  });
};

/**
 * Listens to every page of a context from its first moment.
 * @param sites that its pages may ask
 */
export const watchContext = async (context: BrowserContext, sites: readonly string[]): Promise<Watch> => {
  const watch: Watch = { lines: [], complaints: [], foreignRequests: [] };
  const hosts = sites.map((site) => new URL(site).host);
  await context.addInitScript(tellMore);
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`;
    watch.lines.push(line);
    if (message.type() === 'error' || message.type() === 'warning') watch.complaints.push(line);
  });
  context.on('weberror', (error) => {
    const line = `uncaught: ${error.error().stack ?? String(error.error())}`;
    watch.lines.push(line);
    watch.complaints.push(line);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = hosts.includes(url.host) || ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (!isOurs) watch.foreignRequests.push(request.url());
  });
  return watch;
};
