const MOST_STEPS = 20;

/** Keeps cookies and follows redirects, as a browser does for a client; it draws nothing. */
export class CookieBrowser {
  private readonly cookies = new Map<string, string>();

  /** Replaces the client's own `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      this.cookies.set(name, value);
    }
    return response;
  };

  /** The browser no longer has the cookies of the other site, but has ours. */
  forgetOthers(): void {
    for (const name of this.cookies.keys()) if (!name.startsWith('__Host-nivel-')) this.cookies.delete(name);
  }

  /**
   * Opens an address and follows redirects until an address begins with the given text.
   *
   * @param pageLink the link to follow on a page without a redirect: the end of its address
   */
  async follow(address: string, until: string, pageLink = '/enter'): Promise<URL> {
    let next = address;
    for (let step = 0; !next.startsWith(until); step++) {
      if (step === MOST_STEPS) throw new Error(`${address} does not lead to ${until}, but to ${next}`);
      const response = await this.fetch(next, { redirect: 'manual' });
      await response.body?.cancel();
      const location = response.headers.get('location');
      next = location === null ? `${next}${pageLink}` : new URL(location, next).href;
    }
    return new URL(next);
  }
}
