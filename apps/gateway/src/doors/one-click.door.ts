import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { callOf, jsonContent, parameter, schemaOf } from '../docs/openapi-call.ts';
import { apiDoor } from './api.door.ts';
import type { DoorKind, DoorOf } from './door-kind.ts';
import { mountCall } from './mount-call.ts';

/** The form of the request contains only 'List-Unsubscribe=One-Click'. */
const FORM_BYTES = 4_096;

const fieldsOf = ({ input }: Operation): readonly string[] =>
  input instanceof z.ZodObject ? Object.keys(input.shape) : [];

/** The declared inputs among the parameters of the address: an e-mail program may have added some. */
const inputOf = (operation: Operation, query: unknown): string => {
  const given = new Map(Object.entries(query ?? {}));
  return JSON.stringify(Object.fromEntries(fieldsOf(operation).map((name) => [name, given.get(name)])));
};

const readInput =
  (operation: Operation) =>
  ({ query }: FastifyRequest): string =>
    inputOf(operation, query);

/**
 * `POST <path>?token=…`: one click in an e-mail program (RFC 8058), which has neither a session nor JSON. The address carries
 * all input; a form of any type is accepted and ignored. The page at the same path, opened by `GET`, asks for confirmation
 * before it posts.
 */
export const oneClickDoor: DoorKind<DoorOf<'one-click'>> = {
  tag: apiDoor.tag,
  describe: (operation) => {
    const response = { description: 'Done', content: jsonContent(schemaOf(operation.output, 'output')) };
    const parameters = fieldsOf(operation).map((name) => ({
      ...parameter(name, 'The value in the e-mail'),
      required: true,
    }));
    return callOf(operation, 'api', { parameters }, response);
  },
  mount: (http, gateway, operation) => mountCall(http, gateway, operation, readInput(operation)),
  prepare: (http) => {
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, _body, parsed) =>
      parsed(null),
    );
  },
};
