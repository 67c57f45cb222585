import { Injectable } from '@nestjs/common';
import type { LearningReads, LearningUnit } from '../database.ts';
import { creation, toLearner } from './learner-rows.ts';
import { CREATE, LOAD } from './learner.sql.ts';
import type { Learner } from './learner.ts';

/** Loads a learner's snapshot in one statement. */
@Injectable()
export class LearnersRepository {
  /** The learner as last committed, or null when there is no record yet. */
  async load(reads: LearningReads, userId: string): Promise<Learner | null> {
    const [row] = await reads.rows(LOAD, [userId]);
    return row === undefined ? null : toLearner(userId, row);
  }

  /** Creates the record of a learner who reads before the account's fact has arrived. */
  async create(unit: LearningUnit, userId: string, timeZone: string): Promise<void> {
    await unit.rows(CREATE, creation({ userId, id: unit.newId(), timeZone, at: unit.now, signedUpOn: null }));
  }
}
