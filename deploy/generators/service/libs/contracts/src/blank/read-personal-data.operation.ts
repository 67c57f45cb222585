import { personalDataPart } from '../kernel/personal-data.ts';

export const readPersonalData = personalDataPart('blank');
