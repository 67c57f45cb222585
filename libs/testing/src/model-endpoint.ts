import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for a completion as a language model gets it. */
interface CompletionRequest {
  readonly path: string;
  readonly key: string | null;
  readonly model: string;
  readonly system: string;
  readonly user: string;
  readonly isStreamed: boolean;
  /** The bytes of the body as text. */
  readonly body: string;
}

/** How a test answers a request. */
export type CompletionReply = (request: CompletionRequest, response: ServerResponse) => void;

interface Body {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly content: string }[];
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** The words of a text, each with what separates it from the next one. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Answers as OpenAI-compatible services do: as events where these are asked for, else as one document. */
export const says =
  (text: string): CompletionReply =>
  ({ isStreamed }, response) => {
    if (!isStreamed) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: 'c1', choices: [{ message: { role: 'assistant', content: text } }] }));
      return;
    }
    response.setHeader('content-type', 'text/event-stream');
    for (const content of wordsOf(text))
      response.write(`data: ${JSON.stringify({ id: 'c1', choices: [{ delta: { content } }] })}\n\n`);
    response.end('data: [DONE]\n\n');
  };

/** Answers a status and nothing else. */
export const failsWith =
  (status: number, headers: Readonly<Record<string, string>> = {}): CompletionReply =>
  (_, response) =>
    void response.writeHead(status, headers).end();

/** A language model played by a script, on loopback. */
export class ModelEndpoint {
  /** Every request so far. */
  readonly requests: CompletionRequest[] = [];
  reply: CompletionReply = says('Listo.');

  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  /** @param port 0: any that is free */
  static async start(port = 0): Promise<ModelEndpoint> {
    const server = createServer((request, response) => void endpoint.answer(request, response));
    const endpoint = new ModelEndpoint(server);
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return endpoint;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** As an organization enters it. */
  get address(): string {
    return `${this.origin}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { model, stream, messages } = JSON.parse(body) as Body;
    const [system = '', user = ''] = messages.map(({ content }) => content);
    const key = request.headers.authorization?.replace(/^Bearer /, '') ?? null;
    const asked = { path: request.url ?? '', key, model, system, user, isStreamed: stream, body };
    this.requests.push(asked);
    this.reply(asked, response);
  }
}
