import { z } from 'zod';

/** A promotion code as a person types it; letters count alike in both cases. */
export const promotionCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{3,100}$/);

/** Wrong codes that a person may try within an hour. */
export const promotionTriesPerHour = 10;
