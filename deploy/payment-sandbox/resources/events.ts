import { z } from 'zod';
import type { SandboxState } from '../state/sandbox-state.ts';
import { text } from '../wire/params.ts';
import type { Route } from '../wire/route.ts';
import { listing, retrieving } from './reading.ts';

const PATH = '/v1/events';

/** `invoice.*` means all that start so. */
const isOfType = (type: string, wanted: string): boolean =>
  wanted === type || wanted === '*' || (wanted.endsWith('.*') && type.startsWith(wanted.slice(0, -1)));

export const events = (state: SandboxState): Route[] => [
  retrieving(state, 'event', PATH),
  listing(state, {
    kind: 'event',
    path: PATH,
    filters: { type: text.optional(), types: z.array(text).max(20).optional() },
    fits: (event, { type, types }) =>
      (type === undefined || isOfType(event.type, type)) &&
      (types === undefined || types.some((wanted) => isOfType(event.type, wanted))),
  }),
];
