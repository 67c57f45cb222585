import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { Curriculum, CurriculumModule, Part } from './curriculum.ts';

/** @throws AppError `part_not_found` for parts that are unknown or no longer active */
export const findPart = (curriculum: Curriculum, partId: string): { part: Part; module: CurriculumModule } => {
  const part = curriculum.partById.get(partId);
  const module = part && curriculum.moduleById.get(part.moduleId);
  if (part === undefined || module === undefined) throw new AppError(learningErrors.part_not_found);
  return { part, module };
};

export const wrongPartType = ({ type }: Part, expected: Part['type']): AppError =>
  new AppError(learningErrors.wrong_part_type, { details: { type, expected } });

/** @throws AppError `part_not_found`, or `wrong_part_type` naming the expected one */
export const findPartOf = (curriculum: Curriculum, partId: string, expected: Part['type']): Part => {
  const { part } = findPart(curriculum, partId);
  if (part.type === expected) return part;
  throw wrongPartType(part, expected);
};
