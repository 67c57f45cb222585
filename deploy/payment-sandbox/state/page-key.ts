import { randomText } from './random-id.ts';
import type { SandboxState } from './sandbox-state.ts';

/** A secret of 190 bits that opens the page of one object; the same at each call for one object. */
export const pageKey = (state: SandboxState, of: string): string =>
  (state.table('page').last((key) => key.of === of) ?? state.put('page', { id: randomText(32), of })).id;
