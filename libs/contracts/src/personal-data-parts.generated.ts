// Made by `npm run generate` from the files of this library; do not edit.
import type { PersonalDataPart } from './kernel/personal-data.ts';
import { readPersonalData as aiPart } from './ai/read-personal-data.operation.ts';
import { readPersonalData as authPart } from './auth/read-personal-data.operation.ts';
import { readPersonalData as billingPart } from './billing/read-personal-data.operation.ts';
import { readPersonalData as financePart } from './finance/read-personal-data.operation.ts';
import { readPersonalData as learningPart } from './learning/read-personal-data.operation.ts';
import { readPersonalData as projectsPart } from './projects/read-personal-data.operation.ts';
import { readPersonalData as workerPart } from './worker/read-personal-data.operation.ts';

export const personalDataParts: readonly PersonalDataPart[] = [
  aiPart,
  authPart,
  billingPart,
  financePart,
  learningPart,
  projectsPart,
  workerPart,
];
