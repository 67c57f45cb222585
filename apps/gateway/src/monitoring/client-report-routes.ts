import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { clientReport } from '@nivel/contracts/kernel/client-report';
import { reportLimits } from '@nivel/contracts/kernel/client-report-limits';
import type { GatewayContext } from '../gateway-context.ts';
import { HttpExchange, JSON_TYPE } from '../http/http-exchange.ts';
import { toDoorError } from '../http/http-errors.ts';
import { acceptJsonOnly } from '../http/http-server.ts';
import { ClientReports } from './client-reports.ts';

const CLIENT_REPORTS_PATH = '/api/client-reports';
const AGAIN_AFTER_SECONDS = reportLimits.everyMs / 1_000;

const reportIn = ({ body }: FastifyRequest): unknown => {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  } catch {
    throw new AppError(commonErrors.bad_json);
  }
};

/** `POST /api/client-reports`: what pages of our own say of themselves, signed in or not. No sign-in is needed. */
export const mountClientReports = (http: FastifyInstance, gateway: GatewayContext): void => {
  const reports = new ClientReports(gateway.log, gateway.settings.CLIENT_LOG_LINES);
  acceptJsonOnly(http, reportLimits.bytes);
  http.setErrorHandler((error, request, reply) =>
    new HttpExchange(gateway, 'client-reports', request, reply).refuse(toDoorError(error)),
  );
  const take = async (request: FastifyRequest, exchange: HttpExchange): Promise<string> => {
    await gateway.limits.address(exchange.clientIp);
    if (!gateway.origins.isSameOrigin(request.headers)) throw new AppError(commonErrors.forbidden);
    await gateway.limits.clientReport(exchange.clientIp);
    const report = clientReport.safeParse(reportIn(request));
    if (!report.success) throw new AppError(commonErrors.invalid_input);
    if (reports.take(exchange.traceId, report.data)) return exchange.traceId;
    const details = { retryAfterSeconds: AGAIN_AFTER_SECONDS };
    throw new AppError(commonErrors.over_request_rate_limit, { details });
  };
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, 'client-reports', request, reply);
    try {
      const id = await take(request, exchange);
      exchange.send(200, JSON.stringify({ id }), { 'content-type': JSON_TYPE });
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method: 'POST', url: CLIENT_REPORTS_PATH, handler: serve });
};
