// Made by `npm run generate` from the contracts; do not edit.
/** Facts that are shown live, by the kind of their room and by name. */
export interface LiveFacts {
  book: {
    'finance.book.changed': typeof import('@nivel/contracts/finance/book-changed.fact').bookChanged;
  };
  comments: {
    'projects.comments.changed': typeof import('@nivel/contracts/projects/comments-changed.fact').commentsChanged;
    'projects.meetings.changed': typeof import('@nivel/contracts/projects/meetings/meetings-changed.fact').meetingsChanged;
  };
  equity: {
    'finance.equity.changed': typeof import('@nivel/contracts/finance/equity-changed.fact').equityChanged;
  };
  organization: {
    'projects.organization-invites.changed': typeof import('@nivel/contracts/projects/organization-invites-changed.fact').organizationInvitesChanged;
    'projects.organization-member.changed': typeof import('@nivel/contracts/projects/organization-member-changed.fact').organizationMemberChanged;
    'projects.organization.changed': typeof import('@nivel/contracts/projects/organization-changed.fact').organizationChanged;
  };
  'organization-projects': {
    'projects.organization-project.changed': typeof import('@nivel/contracts/projects/organization-project-changed.fact').organizationProjectChanged;
  };
  project: {
    'projects.project-person.changed': typeof import('@nivel/contracts/projects/project-person-changed.fact').projectPersonChanged;
    'projects.project.changed': typeof import('@nivel/contracts/projects/project-changed.fact').projectChanged;
  };
  'team-comments': {
    'projects.chat.changed': typeof import('@nivel/contracts/projects/chat-changed.fact').chatChanged;
    'projects.project-files.changed': typeof import('@nivel/contracts/projects/project-files/project-files-changed.fact').projectFilesChanged;
    'projects.team-comments.changed': typeof import('@nivel/contracts/projects/team-comments-changed.fact').teamCommentsChanged;
  };
  user: {
    'ai.insight.hidden': typeof import('@nivel/contracts/ai/insight-hidden.fact').insightHidden;
    'billing.access.changed': typeof import('@nivel/contracts/billing/access-changed.fact').accessChanged;
    'finance.book-access.changed': typeof import('@nivel/contracts/finance/book-access-changed.fact').bookAccessChanged;
    'finance.own-equity.changed': typeof import('@nivel/contracts/finance/own-equity-changed.fact').ownEquityChanged;
    'learning.achievement.unlocked': typeof import('@nivel/contracts/learning/achievement-unlocked.fact').achievementUnlocked;
    'learning.certificate.revoked': typeof import('@nivel/contracts/learning/certificate-revoked.fact').certificateRevoked;
    'learning.level.unlocked': typeof import('@nivel/contracts/learning/level-unlocked.fact').levelUnlocked;
    'learning.mentoring-session.changed': typeof import('@nivel/contracts/learning/mentoring-session-changed.fact').mentoringSessionChanged;
    'learning.module.completed': typeof import('@nivel/contracts/learning/module-completed.fact').moduleCompleted;
    'learning.part.completed': typeof import('@nivel/contracts/learning/part-completed.fact').partCompleted;
    'learning.profile.prepared': typeof import('@nivel/contracts/learning/profile-prepared.fact').profilePrepared;
    'learning.question.answered': typeof import('@nivel/contracts/learning/question-answered.fact').questionAnswered;
    'projects.chat.read': typeof import('@nivel/contracts/projects/chat-read.fact').chatRead;
    'projects.comments.read': typeof import('@nivel/contracts/projects/comments-read.fact').commentsRead;
    'projects.organization-member.removed': typeof import('@nivel/contracts/projects/organization-member-removed.fact').organizationMemberRemoved;
    'projects.own-project.changed': typeof import('@nivel/contracts/projects/own-project-changed.fact').ownProjectChanged;
    'projects.person.changed': typeof import('@nivel/contracts/projects/person-changed.fact').personChanged;
    'projects.project-copy.ended': typeof import('@nivel/contracts/projects/project-copy-ended.fact').projectCopyEnded;
    'projects.project-copy.progressed': typeof import('@nivel/contracts/projects/project-copy-progressed.fact').projectCopyProgressed;
    'projects.project-copy.started': typeof import('@nivel/contracts/projects/project-copy-started.fact').projectCopyStarted;
    'projects.project-import.ended': typeof import('@nivel/contracts/projects/transfers/project-import-ended.fact').projectImportEnded;
    'projects.project-role.changed': typeof import('@nivel/contracts/projects/project-role-changed.fact').projectRoleChanged;
    'projects.project-role.lost': typeof import('@nivel/contracts/projects/project-role-lost.fact').projectRoleLost;
    'worker.notification.added': typeof import('@nivel/contracts/worker/notification-added.fact').notificationAdded;
    'worker.notifications.changed': typeof import('@nivel/contracts/worker/notifications-changed.fact').notificationsChanged;
  };
}
