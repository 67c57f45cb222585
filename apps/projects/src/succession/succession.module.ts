import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { OwnerSuccession } from './owner-succession.ts';

/** Successors of people who leave. */
@Module({ imports: [OrganizationsModule], providers: [OwnerSuccession], exports: [OwnerSuccession] })
export class SuccessionModule {}
