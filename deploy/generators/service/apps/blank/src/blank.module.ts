import { Module } from '@nestjs/common';
import { ItemsModule } from './items/items.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';

/** The slices of this service. */
@Module({ imports: [ItemsModule, PersonalDataModule] })
export class BlankModule {}
