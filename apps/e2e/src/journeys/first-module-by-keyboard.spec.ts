import { keyboardOn } from '../stage/hand.ts';
import { journey } from '../stage/journey.ts';
import { walkFirstModule } from './first-module.ts';

journey(
  'a learner registers, watches, reads, solves and sees it count, with the keyboard alone, with the code of the mail',
  (stage) => walkFirstModule(stage, { handOf: keyboardOn, confirm: 'code' }),
);
