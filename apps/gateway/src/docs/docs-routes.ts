import type { FastifyInstance } from 'fastify';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiOf, type DescribedKinds } from './openapi.ts';

/** `/docs`: the public calls for people and for tools. Made at the first look, then kept. */
export const mountDocs = (
  http: FastifyInstance,
  gateway: GatewayContext,
  operations: readonly Operation[],
  kinds: DescribedKinds,
): void => {
  const headers = { ...pageHeaders(gateway.settings), 'cache-control': 'no-cache' };
  let kept: { page: string; json: string } | undefined;
  const made = (): { page: string; json: string } => {
    if (kept === undefined) {
      const document = openApiOf(operations, kinds);
      kept = { page: docsPage(document), json: JSON.stringify(document) };
    }
    return kept;
  };
  const serve = (url: string, type: string, text: () => string): void => {
    http.get(url, (_request, reply) => reply.headers(headers).type(type).send(text()));
  };
  serve('/docs', 'text/html; charset=utf-8', () => made().page);
  serve('/docs/openapi.json', 'application/json; charset=utf-8', () => made().json);
  serve('/docs/docs.css', 'text/css; charset=utf-8', () => docsStyle);
};
