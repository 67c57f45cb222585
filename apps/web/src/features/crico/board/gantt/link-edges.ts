import type { PlanSpan } from '@nivel/planning/plan';
import type { LinkType } from '@nivel/planning/plan-link';

/** The edge of a card to which a link is attached. */
export type LinkEdge = 'start' | 'finish';

/** The edges that a link joins: of the card that is waited for, and of the one that waits. */
export interface LinkEdges {
  readonly fromEdge: LinkEdge;
  readonly toEdge: LinkEdge;
}

const edges: Readonly<Record<LinkType, readonly [LinkEdge, LinkEdge]>> = {
  'finish-start': ['finish', 'start'],
  'start-start': ['start', 'start'],
  'finish-finish': ['finish', 'finish'],
  'start-finish': ['start', 'finish'],
};

/** The edge from which a link of a type leads, and the one to which it leads. */
export const edgesOf = (type: LinkType): readonly [LinkEdge, LinkEdge] => edges[type];

export const typeOf = ({ fromEdge, toEdge }: LinkEdges): LinkType => `${fromEdge}-${toEdge}`;

/** The edge of a bar that a day on it stands for: the finish in its last third and after it. */
export const edgeAt = (span: PlanSpan | null, day: number): LinkEdge =>
  span !== null && day > span.start + ((span.finish + 1 - span.start) * 2) / 3 ? 'finish' : 'start';
