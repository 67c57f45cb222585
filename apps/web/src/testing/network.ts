type Fetch = typeof globalThis.fetch;

const nameOf = (input: Parameters<Fetch>[0], method = 'GET'): string =>
  `${method} ${new URL(String(input), location.origin).pathname}`;

interface Request {
  readonly name: string;
  /** Whether the test allows that its answer never arrives. */
  isSilent: boolean;
}

type Site = (...args: [...Parameters<Fetch>, request: Request]) => Promise<Response>;

const nobody: Site = async (input, init) =>
  Promise.reject(new TypeError(`nobody answers at ${nameOf(input, init?.method)}`));

/** The network of web tests: each test has its own site, and answers for the requests that it starts. */
class Network {
  /** How many requests were started or ended, which shows that something continues. */
  steps = 0;
  private site: Site = nobody;
  private isOpen = false;
  private readonly open = new Set<Request>();
  private refused: string[] = [];

  /** A test starts; it is not answered yet. */
  begin(): void {
    this.isOpen = true;
    this.site = nobody;
    this.open.clear();
    globalThis.fetch = this.fetch;
  }

  /** Sends nothing from now on. */
  end(): void {
    this.isOpen = false;
  }

  answerWith(site: Site): void {
    this.site = site;
  }

  /** The pending requests that need an answer. */
  unanswered(): string[] {
    return [...this.open].filter(({ isSilent }) => !isSilent).map(({ name }) => name);
  }

  /** Requests to be sent after the end, once. */
  takeRefused(): string[] {
    const refused = this.refused;
    this.refused = [];
    return refused;
  }

  readonly fetch: Fetch = async (input, init) => {
    const name = nameOf(input, init?.method);
    if (!this.isOpen) {
      this.refused.push(name);
      throw new TypeError(`${name} is requested after the end of the test`);
    }
    const request = { name, isSilent: false };
    this.steps += 1;
    this.open.add(request);
    try {
      return await this.site(input, init, request);
    } finally {
      this.open.delete(request);
      this.steps += 1;
    }
  };
}

export const network = new Network();
