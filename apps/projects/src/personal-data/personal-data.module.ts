import { Module } from '@nestjs/common';
import { readPersonalData } from '@nivel/contracts/projects/read-personal-data.operation';
import { personalDataReader } from '@nivel/platform/personal-data';
import { personalSections } from './personal-data.sql.ts';

/** The part of this service in the export of a person's data. */
@Module({ providers: [personalDataReader(readPersonalData, personalSections)] })
export class PersonalDataModule {}
