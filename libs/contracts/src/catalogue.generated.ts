// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from './kernel/operation.ts';
import type { Fact } from './kernel/fact.ts';
import type { Job } from './kernel/job.ts';

export const operations: readonly Operation[] = [];

export const facts: readonly Fact[] = [];

export const jobs: readonly Job[] = [];
