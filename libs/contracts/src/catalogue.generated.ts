// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from './kernel/operation.ts';
import type { Fact } from './kernel/fact.ts';
import type { Job } from './kernel/job.ts';
import { keySet as c0 } from './auth/key-set.operation.ts';
import { sessionEnded as c1 } from './auth/session-ended.fact.ts';

export const operations: readonly Operation[] = [
  c0,
];

export const facts: readonly Fact[] = [
  c1,
];

export const jobs: readonly Job[] = [];
