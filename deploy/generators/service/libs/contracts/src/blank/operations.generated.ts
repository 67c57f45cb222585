// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { addItem } from './add-item.operation.ts';
import { readItems } from './read-items.operation.ts';
import { readPersonalData } from './read-personal-data.operation.ts';

export const operations: readonly Operation[] = [
  addItem,
  readItems,
  readPersonalData,
];
