import { z } from 'zod';

/** 0 to 1. */
export const share = z.number().min(0).max(1);
