/** The kinds of things of a file, as a report counts them. */
const countedKinds = ['lists', 'labels', 'fields', 'cards', 'items', 'comments', 'attachments'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** Why a thing is left out, or comes in another form. */
export type LeftReason =
  | 'archived'
  | 'without-title'
  | 'without-card'
  | 'without-list'
  | 'without-text'
  | 'too-many'
  | 'repeated'
  | 'bytes-missing'
  | 'no-link'
  | 'unreadable-value'
  | 'known'
  | 'in-trash'
  | 'not-chosen'
  | 'unused'
  | 'new-project-only';
export type ChangeReason = 'shortened' | 'value-dropped' | 'person-unknown' | 'links-dropped';

/** Some things with one reason, and the name of the first. */
interface Reasoned<Reason> {
  readonly reason: Reason;
  readonly count: number;
  readonly example: string;
}

/** The counts of one kind: found is the sum of created and left out. */
export interface KindReport {
  readonly kind: CountedKind;
  readonly found: number;
  readonly made: number;
  readonly left: readonly Reasoned<LeftReason>[];
  readonly changed: readonly Reasoned<ChangeReason>[];
}

interface Counts {
  found: number;
  made: number;
  readonly left: Map<LeftReason, Reasoned<LeftReason>>;
  readonly changed: Map<ChangeReason, Reasoned<ChangeReason>>;
}

const add = <Reason>(to: Map<Reason, Reasoned<Reason>>, reason: Reason, example: string, count: number): void => {
  const known = to.get(reason);
  to.set(reason, { reason, count: (known?.count ?? 0) + count, example: known?.example ?? example });
};

/** Counts the contents of a file. Found, created and omitted things are counted separately, so that a report can be checked. */
export class Tally {
  private readonly counts = new Map<CountedKind, Counts>();

  found(kind: CountedKind, count = 1): void {
    this.of(kind).found += count;
  }

  made(kind: CountedKind, count = 1): void {
    this.of(kind).made += count;
  }

  left(kind: CountedKind, reason: LeftReason, example: string, count = 1): void {
    add(this.of(kind).left, reason, example, count);
  }

  /** An imported thing that differs from the file. */
  changed(kind: CountedKind, reason: ChangeReason, example: string, count = 1): void {
    add(this.of(kind).changed, reason, example, count);
  }

  madeOf(kind: CountedKind): number {
    return this.of(kind).made;
  }

  report(): readonly KindReport[] {
    return countedKinds.flatMap((kind) => {
      const counts = this.counts.get(kind);
      if (counts === undefined || counts.found === 0) return [];
      const { found, made, left, changed } = counts;
      return [{ kind, found, made, left: [...left.values()], changed: [...changed.values()] }];
    });
  }

  private of(kind: CountedKind): Counts {
    const counts = this.counts.get(kind) ?? { found: 0, made: 0, left: new Map(), changed: new Map() };
    this.counts.set(kind, counts);
    return counts;
  }
}
