import { Injectable } from '@nestjs/common';
import type { BillingUnit } from '../database.ts';
import { passSpans, type PassSpan, type RunsUntil } from './pass-spans.ts';
import { PassesRepository } from './passes.repository.ts';

/** Keeps when the passes of a person hold, as it follows from what else they have paid for. */
@Injectable()
export class PassCalendar {
  constructor(private readonly passes: PassesRepository) {}

  async settle(unit: BillingUnit, userId: string, runsUntil: RunsUntil): Promise<PassSpan[]> {
    const spans = passSpans(await this.passes.paid(unit, userId), runsUntil, unit.now);
    for (const span of spans) {
      const isToCome = span.beginsAt !== null && span.beginsAt > unit.now;
      await this.passes.holdFrom(unit, span, isToCome ? span.beginsAt : null);
    }
    return spans;
  }
}
