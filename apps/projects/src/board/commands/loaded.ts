import type { LoadedCard, LogRow, Neighbourhood } from '../state/board-state.ts';
import type { LoadedText } from '../state/card-texts.ts';
import type { Field, Label, List } from '../state/change.ts';
import type { Needs } from './command.ts';

/** The rows that a command needs of a project. */
export interface LoadRequest {
  readonly projectId: string;
  readonly commandId: string;
  readonly needs: Needs;
}

/** One thing that was read. */
export interface Loaded {
  /** The data that is read of every project. */
  readonly has?: { readonly isAutomated: boolean; readonly isScheduled: boolean };
  readonly list?: List;
  readonly count?: number | null;
  readonly card?: LoadedCard;
  /** The list with which the card went into the trash. */
  readonly goneWith?: string;
  readonly neighbourhood?: Neighbourhood;
  readonly taken?: string;
  readonly row?: LogRow;
  readonly asked?: string;
  readonly label?: Label;
  /** A deleted label, and the one that its cards got instead. */
  readonly merge?: { readonly id: string; readonly into: string };
  readonly field?: Field;
  readonly text?: LoadedText;
  /** The number of the log row that wrote the text. */
  readonly version?: number;
  readonly picture?: { readonly id: string; readonly cardId: string; readonly isPicture: boolean };
  readonly links?: { readonly id: string; readonly to: readonly string[] };
}
