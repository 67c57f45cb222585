-- The subjects of facts that concern live screens end in `.live` now; what was told before and is told again follows.
UPDATE outbox SET subject = subject || '.live' WHERE subject IN (
  'evt.learning.achievement.unlocked.v1', 'evt.learning.level.unlocked.v1', 'evt.learning.module.completed.v1',
  'evt.learning.part.completed.v1', 'evt.learning.profile.prepared.v1', 'evt.learning.skill.raised.v1',
  'evt.worker.notification.added.v1'
);
UPDATE dead_letter SET subject = subject || '.live' WHERE subject IN (
  'evt.learning.achievement.unlocked.v1', 'evt.learning.level.unlocked.v1', 'evt.learning.module.completed.v1',
  'evt.learning.part.completed.v1', 'evt.learning.profile.prepared.v1', 'evt.learning.skill.raised.v1',
  'evt.worker.notification.added.v1'
);
