import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { openPart } from '@nivel/contracts/learning/open-part.operation';

/** A part as the service opens it. */
export type OpenedLesson = OutputOf<typeof openPart>;

/** The data of a module that are needed to find its parts. */
export interface ModuleOutline {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly { readonly id: string }[];
}
