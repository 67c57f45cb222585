import { Injectable } from '@nestjs/common';
import { Clock } from '@nivel/platform/clock';
import { BookDay } from './book-day.ts';

/** The clock where the book is kept. */
@Injectable()
export class BookClock {
  constructor(
    private readonly day: BookDay,
    private readonly clock: Clock,
  ) {}

  /** The book's present day, as `2026-11-25`. */
  today(): string {
    return this.day.of(this.clock.now());
  }
}
