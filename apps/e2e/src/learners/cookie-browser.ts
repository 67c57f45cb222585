/** Keeps cookies and follows redirects, as a browser does for a client; it draws nothing. */
export class CookieBrowser {
  private readonly cookies = new Map<string, string>();

  /** In the place of the client's own `fetch`. */
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

  /**
   * Opens an address and goes on until it is led to one that begins so.
   *
   * @param pageLink what is pressed on a page that leads nowhere by itself: the end of its link
   */
  async follow(address: string, until: string, pageLink = '/enter'): Promise<URL> {
    let next = address;
    while (!next.startsWith(until)) {
      const response = await this.fetch(next, { redirect: 'manual' });
      await response.body?.cancel();
      const location = response.headers.get('location');
      next = location === null ? `${next}${pageLink}` : new URL(location, next).href;
    }
    return new URL(next);
  }
}
