import type { Apis } from './apis.generated.ts';
import { callPace } from './call-pace.ts';
import type { AnswerPart, CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import type { CompleteQuery, GraphqlDocument } from './graphql-document.ts';
import type { Functions } from './functions.generated.ts';
import { graphqlRefused } from './graphql-error.ts';
import type { Procedures } from './procedures.generated.ts';
import { Transport, type CallOptions, type Question, type TransportOptions } from './transport.ts';

/** Reads of documented tables, in the words of the public REST grammar: `{ user_id: 'eq.…' }`. */
export interface TableRead extends CallOptions {
  readonly select?: string;
  readonly where?: Readonly<Record<string, string>>;
  readonly order?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Calls of operations that stream. */
interface PartOptions extends CallOptions {
  /** Receives the text so far each time there is more of it, before the answer. */
  readonly onPart?: (part: AnswerPart) => void;
}

interface GraphqlResponse<Data> {
  readonly data: Data | null;
  readonly errors?: readonly unknown[];
}

const LINES_TYPE = 'application/x-ndjson';

const isComplete = <Result extends object>(data: Result | null): data is Result & CompleteQuery<Result> =>
  data !== null && Object.values(data).every((field) => field !== null);

/** Input of GET and DELETE is in the query; such functions take texts only. */
const functionQuestion = (called: keyof Functions, input: object): Question => {
  const [method, name] = called.split(' ') as [Question['method'], string];
  const path = `/functions/v1/${name}`;
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: input };
  return { method, path: `${path}?${new URLSearchParams(Object.entries(input)).toString()}` };
};

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

  /** Calls a function by method and name: `invoke('PUT organizations', { id, name })`. @throws ClientError */
  async invoke<Name extends keyof Functions>(
    called: Name,
    input: CallInputOf<Functions[Name]>,
    options: CallOptions = {},
  ): Promise<OutputOf<Functions[Name]>> {
    const response = await this.transport.ask({ ...functionQuestion(called, input), ...options });
    return (await response.json()) as OutputOf<Functions[Name]>;
  }

  /** Calls paths below `/api`: `post('/api/parse-description', { description })`. @throws ClientError */
  async post<Path extends keyof Apis>(
    path: Path,
    input: CallInputOf<Apis[Path]>,
    { onPart, ...options }: PartOptions = {},
  ): Promise<OutputOf<Apis[Path]>> {
    const question = { method: 'POST', path, body: input, ...options } as const;
    if (!onPart) return (await (await this.transport.ask(question)).json()) as OutputOf<Apis[Path]>;
    const response = await this.transport.ask({ ...question, headers: { accept: `${LINES_TYPE}, application/json` } });
    // An answer without parts is a JSON document.
    if (response.headers.get('content-type')?.startsWith(LINES_TYPE) === true)
      return (await import('./answer-lines.ts')).readAnswerLines<OutputOf<Apis[Path]>>(response, onPart);
    return (await response.json()) as OutputOf<Apis[Path]>;
  }

  /** Reads a whole screen in one trip; a response with errors is a failure. @throws ClientError */
  async graphql<Result extends object, Variables>(
    document: GraphqlDocument<Result, Variables>,
    variables: Variables,
    options: CallOptions = {},
  ): Promise<CompleteQuery<Result>> {
    const { retries = callPace.readRetries, ...rest } = options;
    const body = { query: document, variables };
    return this.transport.patiently(retries, async () => {
      const question = { method: 'POST', path: '/graphql', body, refusal: graphqlRefused, ...rest } as const;
      const response = await this.transport.ask(question);
      const received = (await response.json()) as GraphqlResponse<Result>;
      if (received.errors?.length || !isComplete(received.data)) throw graphqlRefused(response, received);
      return received.data;
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
    const response = await this.transport.ask({ method: 'GET', path, retries: callPace.readRetries, ...options });
    return (await response.json()) as Row[];
  }

  /** Writes a row of a documented table. @throws ClientError */
  async insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
    await this.transport.ask({ method: 'POST', path: `/rest/v1/${table}`, body: row });
  }
}

/** Makes a client. */
export const createClient = (options: TransportOptions): Client => new Client(options);
