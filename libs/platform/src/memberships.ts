import { applyDecorators, Injectable, SetMetadata, type OnModuleInit } from '@nestjs/common';
import type { DiscoveryService, Reflector } from '@nestjs/core';
import type { Membership } from '@nivel/contracts/kernel/membership';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { annotated } from './discovery.ts';

const RESOLVES = 'nivel:resolves';

/** Resolves memberships; one per kind of membership that a service's operations name. */
export interface MembershipResolver {
  /** The user's role in a thing; null for strangers, and for things that do not exist. Throwing means refused. */
  roleOf(userId: string, id: string): Promise<string | null>;
  /** Ids of the things in which the user has one of the roles; for the rows of tables. */
  idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]>;
}

/** Says which kind of membership a class resolves. The boot finds it; no registration is needed. */
export const Resolves = (membership: Membership): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(RESOLVES, membership));

/** The kinds of membership that the policies of operations name. */
export const kindsIn = (operations: readonly Operation[]): readonly string[] => [
  ...new Set(operations.flatMap(({ policy }) => ('membership' in policy ? [policy.membership.kind] : []))),
];

/** The resolvers of a service by kind. The boot fails when a kind that a policy names has none or several. */
export class Memberships implements OnModuleInit {
  private resolvers: ReadonlyMap<string, MembershipResolver> = new Map();

  constructor(
    /** The service's own. */
    private readonly operations: readonly Operation[],
    private readonly discovery: Pick<DiscoveryService, 'getProviders'>,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error naming the kind that has not exactly one resolver */
  onModuleInit(): void {
    const found = annotated<Membership>(this.discovery, this.reflector, RESOLVES);
    const named = kindsIn(this.operations).map((kind) => {
      const [only, ...others] = found.filter(({ mark }) => mark.kind === kind);
      if (only === undefined || others.length > 0)
        throw new Error(`${kind} has ${only === undefined ? 0 : others.length + 1} resolvers, it needs exactly one`);
      return [kind, only.instance as MembershipResolver] as const;
    });
    this.resolvers = new Map(named);
  }

  /** @throws Error for a kind without a resolver: what cannot be decided is refused */
  of({ kind }: Membership): MembershipResolver {
    const resolver = this.resolvers.get(kind);
    if (resolver === undefined) throw new Error(`nobody resolves memberships of the kind ${kind}`);
    return resolver;
  }
}
