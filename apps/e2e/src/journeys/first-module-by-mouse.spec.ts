import { mouseOn } from '../stage/hand.ts';
import { journey } from '../stage/journey.ts';
import { walkFirstModule } from './first-module.ts';

journey(
  'a learner registers, watches, reads, solves and sees it count, with the mouse, over the link of the mail',
  (stage) => walkFirstModule(stage, { handOf: mouseOn, confirm: 'link' }),
);
