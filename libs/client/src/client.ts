import type { CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { ClientError } from './client-error.ts';
import type { Procedures } from './procedures.generated.ts';
import { Transport, type CallOptions, type TransportOptions } from './transport.ts';

/** Reads of documented tables, in the words of the public REST grammar: `{ user_id: 'eq.…' }`. */
export interface TableRead extends CallOptions {
  readonly select?: string;
  readonly where?: Readonly<Record<string, string>>;
  readonly order?: string;
  readonly limit?: number;
  readonly offset?: number;
}

interface GraphqlAnswer<Data> {
  readonly data: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly error?: { readonly code: string; readonly details: unknown } };
  }[];
}

/** How often a read is asked again by itself when the failure looks passing. */
const READ_RETRIES = 2;

/** The typed client of the doors. Types come from the contracts; no schema library travels with it. */
export class Client {
  private readonly transport: Transport;

  constructor(options: TransportOptions) {
    this.transport = new Transport(options);
  }

  /** Calls a procedure. @throws ClientError */
  async call<Name extends keyof Procedures>(
    procedure: Name,
    input: CallInputOf<Procedures[Name]>,
    options: CallOptions = {},
  ): Promise<OutputOf<Procedures[Name]>> {
    const path = `/rest/v1/rpc/${procedure}`;
    const response = await this.transport.ask({ method: 'POST', path, body: input, ...options });
    return (await response.json()) as OutputOf<Procedures[Name]>;
  }

  /** Reads a whole screen in one trip; an answer with errors is a failure. @throws ClientError */
  async graphql<Data>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    options: CallOptions = {},
  ): Promise<Data> {
    const question = {
      method: 'POST',
      path: '/graphql',
      body: { query, variables },
      retries: READ_RETRIES,
      ...options,
    } as const;
    const response = await this.transport.ask(question);
    const { data, errors } = (await response.json()) as GraphqlAnswer<Data>;
    const [error] = errors ?? [];
    if (error === undefined && data !== null) return data;
    throw new ClientError({
      kind: 'refused',
      status: response.status,
      code: error?.extensions?.error?.code ?? 'unknown',
      message: error?.message ?? 'The answer holds no data',
      details: error?.extensions?.error?.details,
      traceId: response.headers.get('x-trace-id'),
    });
  }

  /** Reads rows of a documented table. @throws ClientError */
  async rows<Row = Readonly<Record<string, unknown>>>(table: string, read: TableRead = {}): Promise<Row[]> {
    const { select, where, order, limit, offset, ...options } = read;
    const search = new URLSearchParams({
      ...(select === undefined ? {} : { select }),
      ...where,
      ...(order === undefined ? {} : { order }),
      ...(limit === undefined ? {} : { limit: String(limit) }),
      ...(offset === undefined ? {} : { offset: String(offset) }),
    });
    const path = `/rest/v1/${table}?${search.toString()}`;
    const response = await this.transport.ask({ method: 'GET', path, retries: READ_RETRIES, ...options });
    return (await response.json()) as Row[];
  }
}

/** Makes a client. */
export const createClient = (options: TransportOptions): Client => new Client(options);
