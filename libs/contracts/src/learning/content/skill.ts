import { z } from 'zod';

/** The skills every learner has from the first day. A part may name the one it raises; otherwise its type decides. */
export const skillNameSchema = z.enum(['Prompting', 'Machine Learning', 'Deep Learning', 'IA Aplicada']);

export type SkillName = z.output<typeof skillNameSchema>;
