import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { OwnerSuccession } from './owner-succession.ts';

/** Who succeeds a person who leaves. */
@Module({ imports: [OrganizationsModule], providers: [OwnerSuccession], exports: [OwnerSuccession] })
export class SuccessionModule {}
