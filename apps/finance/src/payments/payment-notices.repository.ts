import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceUnit } from '../database.ts';
import { TAKE_NOTICES } from './payment-notices.sql.ts';

/** The notices due for a payment; amounts in minor units. */
export type TakenNotice = RowOfStatement<typeof TAKE_NOTICES>;

interface Moment {
  /** The day it is where the book is kept. */
  readonly today: string;
  /** Whether people are reminded at this hour. */
  readonly isMorningOver: boolean;
}

/** The notices that were sent about payments. */
@Injectable()
export class PaymentNoticesRepository {
  /** Claims a limited number of unsent notices; no other run gets them. */
  take(unit: FinanceUnit, { today, isMorningOver }: Moment, most: number) {
    return unit.rows(TAKE_NOTICES, [today, isMorningOver, unit.now, most]);
  }
}
