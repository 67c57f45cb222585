// Made by `npm run generate` from the descriptions of the services; do not edit.
import { service as ai } from '../../apps/ai/service.ts';
import { service as auth } from '../../apps/auth/service.ts';
import { service as billing } from '../../apps/billing/service.ts';
import { service as finance } from '../../apps/finance/service.ts';
import { service as gateway } from '../../apps/gateway/service.ts';
import { service as learning } from '../../apps/learning/service.ts';
import { service as projects } from '../../apps/projects/service.ts';
import { service as worker } from '../../apps/worker/service.ts';
import type { Described } from './find-services.ts';

/** Every service, by name. */
export const services: readonly Described[] = [
  ai,
  auth,
  billing,
  finance,
  gateway,
  learning,
  projects,
  worker,
];
