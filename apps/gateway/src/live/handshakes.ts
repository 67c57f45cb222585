import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { httpStatusOf } from '@nivel/contracts/kernel/error-transports';
import { networkOf } from '@nivel/platform/network-of';
import type { Actor } from '@nivel/platform/access-token';
import type { GatewayContext } from '../gateway-context.ts';
import { writeRawResponse } from '../http/raw-response.ts';
import { toDoorError } from '../http/http-errors.ts';
import { isUnencrypted, transportErrors } from '../http/require-https.ts';
import { JSON_TYPE } from '../http/http-exchange.ts';
import { eventOf, type SecurityEvent } from '../security-log.ts';

/** A request for a connection: with a response where it came as a plain call, without where it is an upgrade. */
type Handshake = IncomingMessage & { res?: ServerResponse };

interface Connection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}

const FOREIGN = new AppError(commonErrors.forbidden, { message: 'Live messages are for pages of this site only' });
const MALFORMED = new AppError(commonErrors.invalid_input, { message: 'The handshake is not well formed' });

/** Decides who may open a live connection before it is opened, and limits how many each network has at this replica. */
export class Handshakes {
  private readonly open = new Map<string, number>();

  constructor(private readonly gateway: GatewayContext) {}

  /** Answers a refused handshake itself; only a valid one is passed to the library. */
  readonly allow = (request: Handshake, decide: (problem: null, isAllowed: boolean) => void): void => {
    this.check(request).then(
      () => decide(null, true),
      (error: unknown) => {
        if (error === FOREIGN) this.respond(request, FOREIGN, 'foreign-origin');
        else this.respond(request, toDoorError(error));
      },
    );
  };

  /** The library's own refusals (transport, session, method) leave with the headers of every other answer. */
  readonly completeRefusal = ({ req }: { req: Handshake }): void => {
    if (req.res === undefined) {
      this.respond(req, MALFORMED, 'malformed-handshake');
      return;
    }
    this.recordSecurity(req, 'malformed-handshake', MALFORMED.definition.code);
    for (const [name, value] of Object.entries(this.gateway.dataHeaders)) req.res.setHeader(name, value);
  };

  /** An upgrade to any other path is refused. */
  readonly refuseElsewhere = (request: IncomingMessage): void => {
    if (!(request.url ?? '').startsWith('/socket.io/')) this.respond(request, new AppError(commonErrors.not_found));
  };

  readonly count = (connection: Connection): void => {
    const network = this.networkOf(connection.request);
    this.open.set(network, this.of(network) + 1);
    connection.once('close', () => {
      const left = this.of(network) - 1;
      if (left > 0) this.open.set(network, left);
      else this.open.delete(network);
    });
  };

  /** Whether the network behind a request has more connections than it may. */
  isCrowded(request: IncomingMessage, times = 1): boolean {
    const most = this.gateway.settings.LIVE_SOCKETS_PER_NETWORK;
    if (most === 0 || this.gateway.limits.isUnlimited(this.gateway.addressOf(request))) return false;
    return this.of(this.networkOf(request)) > most * times;
  }

  /** Says to the security log what happened to a connection. */
  recordSecurity(request: IncomingMessage, event: SecurityEvent, code: string, actor?: Actor): void {
    this.gateway.security.record({ event, door: 'live', code, address: this.gateway.addressOf(request), actor });
  }

  private async check(request: Handshake): Promise<void> {
    const { gateway } = this;
    if (isUnencrypted(request, gateway)) throw new AppError(transportErrors.https_required);
    if (request.headers.origin !== undefined && !gateway.origins.isOwn(request.headers)) throw FOREIGN;
    await gateway.limits.address(gateway.addressOf(request));
    // A little beyond the limit a connection is opened, because only on an open one can a browser get the reason of the
    // refusal.
    if (this.isCrowded(request, 2)) throw new AppError(commonErrors.over_request_rate_limit);
  }

  private respond(request: Handshake, error: AppError, event = eventOf(error)): void {
    if (event !== null) this.recordSecurity(request, event, error.definition.code);
    const status = httpStatusOf(error.definition);
    const body = JSON.stringify(error.body);
    const { res, socket } = request;
    if (res !== undefined) res.writeHead(status, { ...this.gateway.dataHeaders, 'content-type': JSON_TYPE }).end(body);
    // An answer has no place on a connection that has already become a socket.
    else if (socket.bytesWritten === 0) writeRawResponse(socket, `${status} Refused`, body, this.gateway.dataHeaders);
  }

  private of(network: string): number {
    return this.open.get(network) ?? 0;
  }

  private networkOf(request: IncomingMessage): string {
    return networkOf(this.gateway.addressOf(request));
  }
}
