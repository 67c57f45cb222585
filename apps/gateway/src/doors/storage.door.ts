import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { StorageDoor } from '@nivel/contracts/kernel/door';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { openSignedFile, SIGNED_FILES } from '@nivel/platform/file-address';
import { callOf, jsonContent, parameter, schemaOf } from '../docs/openapi-call.ts';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { refuseFile } from '../http/file-refusal.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange } from '../http/http-exchange.ts';
import type { DoorKind } from './door-kind.ts';
import { sendFile } from './file-response.ts';
import { OpenFiles, type OpenDoor } from './open-files.ts';
import { pathBehind } from './storage-path.ts';
import { JSON_RESPONSE, jsonOf } from './storage-json.ts';
import { Upload, type UploadDoor } from './upload.ts';

type Serve = (exchange: HttpExchange, request: FastifyRequest) => Promise<void>;

const OBJECTS = '/storage/v1/object/';

/** Requests that name a file: other errors are answered like everywhere else, and to people by a page. */
const serving =
  (gateway: GatewayContext, operation: Operation | null, serve: Serve) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation?.name ?? 'signed-file', request, reply);
    try {
      if (operation === null) await gateway.limits.address(exchange.clientIp);
      else await admit(gateway, operation.policy, exchange);
      await serve(exchange, request);
    } catch (error) {
      refuseFile(exchange, request.headers, toDoorError(error));
    }
  };

const mountOpen = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, door: OpenDoor): void => {
  const files = new OpenFiles(gateway, operation, door);
  const places = door.act === 'public' ? ['public/'] : ['', 'authenticated/'];
  for (const place of places) {
    const prefix = `${OBJECTS}${place}${door.bucket}/`;
    const serve: Serve = (exchange, request) => files.serve(exchange, request, prefix);
    http.route({ method: ['GET', 'HEAD'], url: `${prefix}*`, handler: serving(gateway, operation, serve) });
  }
  const about = `${OBJECTS}info/${door.bucket}/`;
  const info: Serve = (exchange, request) => files.info(exchange, request, about);
  http.get(`${about}*`, serving(gateway, operation, info));
  if (door.act === 'public') return;
  const signed = `${SIGNED_FILES}${door.bucket}`;
  const sign = serving(gateway, operation, (exchange, request) => files.sign(exchange, request));
  http.post(signed, sign);
  http.post(`${signed}/*`, sign);
  const serveSigned = serving(gateway, null, async (exchange, request) => {
    const path = pathBehind(SIGNED_FILES, request.raw.url);
    const { token } = request.query as { token?: unknown };
    const open = (at: string) =>
      typeof token === 'string' ? openSignedFile(gateway.settings.MEDIA_KEY, at, token, Date.now()) : null;
    // The public client encodes the address that it was given once more; the signature is for one file either way.
    const file = open(path) ?? open(path.replaceAll('%25', '%'));
    if (file === null) throw new AppError(commonErrors.forbidden);
    await sendFile(gateway.files, file, exchange, request);
  });
  http.route({ method: ['GET', 'HEAD'], url: `${signed}/*`, handler: serveSigned });
};

const mountUpload = (
  http: FastifyInstance,
  gateway: GatewayContext,
  begin: Operation,
  door: UploadDoor,
  finish: Operation | undefined,
): void => {
  if (finish === undefined) throw new Error(`${begin.name}: there is no ${door.finishedBy}`);
  const prefix = `${OBJECTS}${door.bucket}/`;
  const handler = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    new Upload(gateway, { begin, finish }, request, reply).serve(door, prefix);
  http.route({ method: ['POST', 'PUT'], url: `${prefix}*`, handler });
};

/** All operations by name, as given to `prepare`: an upload is begun by one and finished by another. */
const finishers = new WeakMap<GatewayContext, Map<string, Operation>>();

const mount = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, door: StorageDoor): void => {
  switch (door.act) {
    case 'upload':
      mountUpload(http, gateway, operation, door, finishers.get(gateway)?.get(door.finishedBy));
      break;
    case 'open':
    case 'public':
      mountOpen(http, gateway, operation, door);
      break;
    case 'remove': {
      const remove: Serve = async (exchange, request) => {
        const input = JSON.stringify(await jsonOf(request));
        exchange.send(200, await gateway.services.ask(operation, input, exchange.context(operation)), JSON_RESPONSE);
      };
      http.delete(`${OBJECTS}${door.bucket}`, serving(gateway, operation, remove));
    }
  }
};

/** Bodies are not read before they are needed: they may be large. */
const prepare = (http: FastifyInstance, gateway: GatewayContext, operations: readonly Operation[]): void => {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', (_request, _payload, done) => done(null));
  finishers.set(gateway, new Map(operations.map((operation) => [operation.name, operation])));
};

const namesIn = (path: string) =>
  path.split('/').map((name) => ({ ...parameter(name.slice(1, -1), 'Of the path'), in: 'path', required: true }));

/** Files below `/storage/v1/object`. */
export const storageDoor: DoorKind<StorageDoor> = {
  tag: { name: 'storage', description: 'Files; the Supabase client reaches them with `storage.from(bucket)`.' },
  describe: (operation, door) => {
    const parameters = 'path' in door ? namesIn(door.path) : [];
    const bytes = { '*/*': { schema: { type: 'string', format: 'binary' } } };
    if (door.act === 'open' || door.act === 'public')
      return callOf(operation, 'storage', { parameters }, { description: 'The file, or a part of it', content: bytes });
    const done = { description: 'Done', content: jsonContent(schemaOf(operation.output, 'output')) };
    return callOf(operation, 'storage', { parameters, requestBody: { required: true, content: bytes } }, done);
  },
  mount,
  prepare,
};
