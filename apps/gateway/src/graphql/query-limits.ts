import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

export interface GraphLimits {
  readonly depth: number;
  readonly aliases: number;
  /** 1 for each field, and `rootCost` for each field of the query itself, because it asks an operation. */
  readonly cost: number;
}

interface Size {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

const ROOT_COST = 100;
const NOTHING: Size = { depth: 0, aliases: 0, cost: 0 };

const together = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  cost: one.cost + other.cost,
});

/** Measures selections with their fragments spread out. Each fragment is measured once, so nesting them does not explode here. */
class Measure {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly known = new Map<string, Size>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
  }

  of(selections: SelectionSetNode | undefined, ownCost: number): Size {
    return (selections?.selections ?? []).reduce<Size>((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return together(sum, this.fragment(selection.name.value, ownCost));
      if (selection.kind === Kind.INLINE_FRAGMENT) return together(sum, this.of(selection.selectionSet, ownCost));
      const inner = this.of(selection.selectionSet, 1);
      return together(sum, {
        depth: inner.depth + 1,
        aliases: inner.aliases + (selection.alias ? 1 : 0),
        cost: inner.cost + ownCost,
      });
    }, NOTHING);
  }

  private fragment(name: string, ownCost: number): Size {
    const key = `${ownCost} ${name}`;
    const known = this.known.get(key);
    if (known) return known;
    // Also ends the measuring of fragments that spread each other; another rule refuses those.
    this.known.set(key, NOTHING);
    const size = this.of(this.fragments.get(name)?.selectionSet, ownCost);
    this.known.set(key, size);
    return size;
  }
}

/**
 * The limits that a query exceeds, one sentence each. This check runs before validation: validation compares all fields of the
 * same name with each other, which is expensive for a hundred of them.
 */
export const excessesOf = (document: DocumentNode, limits: GraphLimits): string[] => {
  const measure = new Measure(document);
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const size = measure.of(definition.selectionSet, ROOT_COST);
    return (['depth', 'aliases', 'cost'] as const)
      .filter((what) => size[what] > limits[what])
      .map((what) => `The query has too much of ${what}: ${size[what]}, allowed are ${limits[what]}`);
  });
};
