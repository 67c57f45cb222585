// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { acceptInvite } from './accept-invite.operation.ts';
import { addComment } from './add-comment.operation.ts';
import { addOrganizationMember } from './add-organization-member.operation.ts';
import { analyzeOrganizationDeletion } from './analyze-organization-deletion.operation.ts';
import { analyzeProjectDeletion } from './analyze-project-deletion.operation.ts';
import { applyProposal } from './apply-proposal.operation.ts';
import { archiveLog } from './archive-log.operation.ts';
import { askSupport } from './ask-support.operation.ts';
import { activateAutomationRule } from './automation/activate-automation-rule.operation.ts';
import { addAutomationWebhook } from './automation/add-automation-webhook.operation.ts';
import { deleteAutomationRule } from './automation/delete-automation-rule.operation.ts';
import { deleteAutomationWebhook } from './automation/delete-automation-webhook.operation.ts';
import { listAutomationRules } from './automation/list-automation-rules.operation.ts';
import { listAutomationRuns } from './automation/list-automation-runs.operation.ts';
import { listAutomationWebhooks } from './automation/list-automation-webhooks.operation.ts';
import { listProjectTaskRuns } from './automation/list-project-task-runs.operation.ts';
import { listProjectTasks } from './automation/list-project-tasks.operation.ts';
import { makeDueProposals } from './automation/make-due-proposals.operation.ts';
import { pauseAutomation } from './automation/pause-automation.operation.ts';
import { pauseProjectTask } from './automation/pause-project-task.operation.ts';
import { previewAutomationRule } from './automation/preview-automation-rule.operation.ts';
import { previewEmailReport } from './automation/preview-email-report.operation.ts';
import { readAutomationSettings } from './automation/read-automation-settings.operation.ts';
import { restoreAutomationRule } from './automation/restore-automation-rule.operation.ts';
import { runAutomationRule } from './automation/run-automation-rule.operation.ts';
import { runDueProjectTasks } from './automation/run-due-project-tasks.operation.ts';
import { runDueRules } from './automation/run-due-rules.operation.ts';
import { runProjectTask } from './automation/run-project-task.operation.ts';
import { runScheduledRules } from './automation/run-scheduled-rules.operation.ts';
import { saveAutomationRule } from './automation/save-automation-rule.operation.ts';
import { saveAutomationSettings } from './automation/save-automation-settings.operation.ts';
import { scheduleEmailReport } from './automation/schedule-email-report.operation.ts';
import { sendDueWebhooks } from './automation/send-due-webhooks.operation.ts';
import { sendEmailReport } from './automation/send-email-report.operation.ts';
import { setUpProjectTask } from './automation/set-up-project-task.operation.ts';
import { deleteBaseline } from './baselines/delete-baseline.operation.ts';
import { listBaselines } from './baselines/list-baselines.operation.ts';
import { makeBaseline } from './baselines/make-baseline.operation.ts';
import { readBaseline } from './baselines/read-baseline.operation.ts';
import { renameBaseline } from './baselines/rename-baseline.operation.ts';
import { restoreBaseline } from './baselines/restore-baseline.operation.ts';
import { beginAttachment } from './begin-attachment.operation.ts';
import { beginAvatar } from './begin-avatar.operation.ts';
import { beginCommentFile } from './begin-comment-file.operation.ts';
import { changeCardSets } from './change-card-sets.operation.ts';
import { changeChecklist } from './change-checklist.operation.ts';
import { changeCricoUser } from './change-crico-user.operation.ts';
import { changeOrganizationMember } from './change-organization-member.operation.ts';
import { checkNotices } from './check-notices.operation.ts';
import { checkOrganizationSlug } from './check-organization-slug.operation.ts';
import { chooseAvatar } from './choose-avatar.operation.ts';
import { claimInstallation } from './claim-installation.operation.ts';
import { countAttachments } from './count-attachments.operation.ts';
import { countComments } from './count-comments.operation.ts';
import { createCalendarFeed } from './create-calendar-feed.operation.ts';
import { createCard } from './create-card.operation.ts';
import { createCricoList } from './create-crico-list.operation.ts';
import { createCricoMilestone } from './create-crico-milestone.operation.ts';
import { createCricoProject } from './create-crico-project.operation.ts';
import { createField } from './create-field.operation.ts';
import { createLabel } from './create-label.operation.ts';
import { createList } from './create-list.operation.ts';
import { createOrganizationProject } from './create-organization-project.operation.ts';
import { createOrganization } from './create-organization.operation.ts';
import { deleteAttachment } from './delete-attachment.operation.ts';
import { deleteCardTemplate } from './delete-card-template.operation.ts';
import { deleteCards } from './delete-cards.operation.ts';
import { deleteChatMessage } from './delete-chat-message.operation.ts';
import { deleteComment } from './delete-comment.operation.ts';
import { deleteCricoList } from './delete-crico-list.operation.ts';
import { deleteCricoProject } from './delete-crico-project.operation.ts';
import { deleteField } from './delete-field.operation.ts';
import { deleteLabel } from './delete-label.operation.ts';
import { deleteList } from './delete-list.operation.ts';
import { deleteMilestoneSafely } from './delete-milestone-safely.operation.ts';
import { deleteMilestone } from './delete-milestone.operation.ts';
import { deleteOrganizationProject } from './delete-organization-project.operation.ts';
import { deleteOrganization } from './delete-organization.operation.ts';
import { deleteSavedView } from './delete-saved-view.operation.ts';
import { dismissCardProposal } from './dismiss-card-proposal.operation.ts';
import { duplicateCard } from './duplicate-card.operation.ts';
import { duplicateCricoProject } from './duplicate-crico-project.operation.ts';
import { editChatMessage } from './edit-chat-message.operation.ts';
import { editComment } from './edit-comment.operation.ts';
import { enterComments } from './enter-comments.operation.ts';
import { enterOrganizationProjects } from './enter-organization-projects.operation.ts';
import { enterOrganization } from './enter-organization.operation.ts';
import { enterProject } from './enter-project.operation.ts';
import { enterTeamComments } from './enter-team-comments.operation.ts';
import { findCards } from './filter/find-cards.operation.ts';
import { searchCards } from './filter/search-cards.operation.ts';
import { finishAttachment } from './finish-attachment.operation.ts';
import { finishAvatar } from './finish-avatar.operation.ts';
import { getCricoDashboardData } from './get-crico-dashboard-data.operation.ts';
import { getCricoLists } from './get-crico-lists.operation.ts';
import { getCricoProjectMilestones } from './get-crico-project-milestones.operation.ts';
import { getCricoProjectSettings } from './get-crico-project-settings.operation.ts';
import { getOrganization } from './get-organization.operation.ts';
import { getProjectTeamMembers } from './get-project-team-members.operation.ts';
import { getUserPermissions } from './get-user-permissions.operation.ts';
import { getUserTeamOverview } from './get-user-team-overview.operation.ts';
import { listHolidaySources } from './holidays/list-holiday-sources.operation.ts';
import { refreshDueHolidays } from './holidays/refresh-due-holidays.operation.ts';
import { refreshHolidays } from './holidays/refresh-holidays.operation.ts';
import { subscribeHolidays } from './holidays/subscribe-holidays.operation.ts';
import { unsubscribeHolidays } from './holidays/unsubscribe-holidays.operation.ts';
import { insertCricoUser } from './insert-crico-user.operation.ts';
import { insertMilestoneComment } from './insert-milestone-comment.operation.ts';
import { insertMilestone } from './insert-milestone.operation.ts';
import { inviteToCrico } from './invite-to-crico.operation.ts';
import { inviteToOrganization } from './invite-to-organization.operation.ts';
import { inviteUserToProject } from './invite-user-to-project.operation.ts';
import { listActivity } from './list-activity.operation.ts';
import { listAdministrativeActs } from './list-administrative-acts.operation.ts';
import { listAllActivity } from './list-all-activity.operation.ts';
import { listAttachments } from './list-attachments.operation.ts';
import { listCardHistory } from './list-card-history.operation.ts';
import { listCardTemplates } from './list-card-templates.operation.ts';
import { listChatMessages } from './list-chat-messages.operation.ts';
import { listCommentVersions } from './list-comment-versions.operation.ts';
import { listComments } from './list-comments.operation.ts';
import { listDeletedProjects } from './list-deleted-projects.operation.ts';
import { listDueRepeats } from './list-due-repeats.operation.ts';
import { listMemberProgress } from './list-member-progress.operation.ts';
import { listMemberships } from './list-memberships.operation.ts';
import { listMyOrganizations } from './list-my-organizations.operation.ts';
import { listMyWork } from './list-my-work.operation.ts';
import { listOrganizationMembers } from './list-organization-members.operation.ts';
import { listOrganizationProjects } from './list-organization-projects.operation.ts';
import { listOrganizations } from './list-organizations.operation.ts';
import { listPeople } from './list-people.operation.ts';
import { listProjectChanges } from './list-project-changes.operation.ts';
import { listProjectCopies } from './list-project-copies.operation.ts';
import { listProjectPeople } from './list-project-people.operation.ts';
import { listProjectTrash } from './list-project-trash.operation.ts';
import { listSavedViews } from './list-saved-views.operation.ts';
import { listUnusedFiles } from './list-unused-files.operation.ts';
import { makeNextCard } from './make-next-card.operation.ts';
import { manageCricoProjectTeam } from './manage-crico-project-team.operation.ts';
import { markChatRead } from './mark-chat-read.operation.ts';
import { markCommentsRead } from './mark-comments-read.operation.ts';
import { cancelMeeting } from './meetings/cancel-meeting.operation.ts';
import { listMeetings } from './meetings/list-meetings.operation.ts';
import { saveMeeting } from './meetings/save-meeting.operation.ts';
import { mergeLabels } from './merge-labels.operation.ts';
import { moveCards } from './move-cards.operation.ts';
import { nameProjects } from './name-projects.operation.ts';
import { offboardMember } from './offboard-member.operation.ts';
import { openAttachmentDocument } from './open-attachment-document.operation.ts';
import { openAttachmentPicture } from './open-attachment-picture.operation.ts';
import { openAttachment } from './open-attachment.operation.ts';
import { openAvatar } from './open-avatar.operation.ts';
import { openCalendarFeed } from './open-calendar-feed.operation.ts';
import { previewInvite } from './preview-invite.operation.ts';
import { beginProjectFile } from './project-files/begin-project-file.operation.ts';
import { listProjectFiles } from './project-files/list-project-files.operation.ts';
import { openProjectFileDocument } from './project-files/open-project-file-document.operation.ts';
import { openProjectFilePicture } from './project-files/open-project-file-picture.operation.ts';
import { openProjectFile } from './project-files/open-project-file.operation.ts';
import { purgeTrash } from './purge-trash.operation.ts';
import { putCards } from './put-cards.operation.ts';
import { putLink } from './put-link.operation.ts';
import { reactToChatMessage } from './react-to-chat-message.operation.ts';
import { reactToComment } from './react-to-comment.operation.ts';
import { readAccountRole } from './read-account-role.operation.ts';
import { readBoard } from './read-board.operation.ts';
import { readCalendarFeed } from './read-calendar-feed.operation.ts';
import { readCard } from './read-card.operation.ts';
import { readCricoMilestones } from './read-crico-milestones.operation.ts';
import { readCricoUserInvites } from './read-crico-user-invites.operation.ts';
import { readCricoUsers } from './read-crico-users.operation.ts';
import { readDeletedProject } from './read-deleted-project.operation.ts';
import { readInstallation } from './read-installation.operation.ts';
import { readInvitedAddress } from './read-invited-address.operation.ts';
import { readMilestoneAttachments } from './read-milestone-attachments.operation.ts';
import { readMilestoneComments } from './read-milestone-comments.operation.ts';
import { readMilestoneDependencies } from './read-milestone-dependencies.operation.ts';
import { readMilestoneHistory } from './read-milestone-history.operation.ts';
import { readMilestones } from './read-milestones.operation.ts';
import { readPersonalData } from './read-personal-data.operation.ts';
import { readProjectOrganization } from './read-project-organization.operation.ts';
import { readSentimentChoice } from './read-sentiment-choice.operation.ts';
import { readSupport } from './read-support.operation.ts';
import { readTeamTalk } from './read-team-talk.operation.ts';
import { readTeamView } from './read-team-view.operation.ts';
import { readViewChoices } from './read-view-choices.operation.ts';
import { readWorkHistory } from './read-work-history.operation.ts';
import { redoCommand } from './redo-command.operation.ts';
import { remindOfDeadlines } from './remind-of-deadlines.operation.ts';
import { removeAvatars } from './remove-avatars.operation.ts';
import { removeOrganizationMember } from './remove-organization-member.operation.ts';
import { repeatCard } from './repeat-card.operation.ts';
import { resendInvite } from './resend-invite.operation.ts';
import { restoreAttachment } from './restore-attachment.operation.ts';
import { restoreCards } from './restore-cards.operation.ts';
import { restoreComment } from './restore-comment.operation.ts';
import { restoreList } from './restore-list.operation.ts';
import { restoreOrganization } from './restore-organization.operation.ts';
import { restoreProject } from './restore-project.operation.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.operation.ts';
import { revokeInvite } from './revoke-invite.operation.ts';
import { saveCardTemplate } from './save-card-template.operation.ts';
import { saveCard } from './save-card.operation.ts';
import { saveProjectSettings } from './save-project-settings.operation.ts';
import { saveSavedView } from './save-saved-view.operation.ts';
import { saveViewChoices } from './save-view-choices.operation.ts';
import { searchPeople } from './search-people.operation.ts';
import { sendChatMessage } from './send-chat-message.operation.ts';
import { sendEmailVerification } from './send-email-verification.operation.ts';
import { sendEmail } from './send-email.operation.ts';
import { setCardCover } from './set-card-cover.operation.ts';
import { setCardStatus } from './set-card-status.operation.ts';
import { setOrganizationSeats } from './set-organization-seats.operation.ts';
import { setProgressConsent } from './set-progress-consent.operation.ts';
import { setSentimentChoice } from './set-sentiment-choice.operation.ts';
import { transferOrganization } from './transfer-organization.operation.ts';
import { beginProjectImport } from './transfers/begin-project-import.operation.ts';
import { cancelProjectImport } from './transfers/cancel-project-import.operation.ts';
import { endProjectImport } from './transfers/end-project-import.operation.ts';
import { findImportedCards } from './transfers/find-imported-cards.operation.ts';
import { importCards } from './transfers/import-cards.operation.ts';
import { listProjectImports } from './transfers/list-project-imports.operation.ts';
import { readProjectExport } from './transfers/read-project-export.operation.ts';
import { takeImportBatch } from './transfers/take-import-batch.operation.ts';
import { undoCommand } from './undo-command.operation.ts';
import { updateCardText } from './update-card-text.operation.ts';
import { updateCards } from './update-cards.operation.ts';
import { updateCricoList } from './update-crico-list.operation.ts';
import { updateCricoMilestone } from './update-crico-milestone.operation.ts';
import { updateCricoProjectMetadata } from './update-crico-project-metadata.operation.ts';
import { updateCricoProjectSettings } from './update-crico-project-settings.operation.ts';
import { updateCricoUserInvite } from './update-crico-user-invite.operation.ts';
import { updateCricoUser } from './update-crico-user.operation.ts';
import { updateField } from './update-field.operation.ts';
import { updateLabel } from './update-label.operation.ts';
import { updateList } from './update-list.operation.ts';
import { updateMilestone } from './update-milestone.operation.ts';
import { updateOrganizationProject } from './update-organization-project.operation.ts';
import { updateOrganization } from './update-organization.operation.ts';
import { updateProject } from './update-project.operation.ts';

export const operations: readonly Operation[] = [
  acceptInvite,
  activateAutomationRule,
  addAutomationWebhook,
  addComment,
  addOrganizationMember,
  analyzeOrganizationDeletion,
  analyzeProjectDeletion,
  applyProposal,
  archiveLog,
  askSupport,
  beginAttachment,
  beginAvatar,
  beginCommentFile,
  beginProjectFile,
  beginProjectImport,
  cancelMeeting,
  cancelProjectImport,
  changeCardSets,
  changeChecklist,
  changeCricoUser,
  changeOrganizationMember,
  checkNotices,
  checkOrganizationSlug,
  chooseAvatar,
  claimInstallation,
  countAttachments,
  countComments,
  createCalendarFeed,
  createCard,
  createCricoList,
  createCricoMilestone,
  createCricoProject,
  createField,
  createLabel,
  createList,
  createOrganization,
  createOrganizationProject,
  deleteAttachment,
  deleteAutomationRule,
  deleteAutomationWebhook,
  deleteBaseline,
  deleteCardTemplate,
  deleteCards,
  deleteChatMessage,
  deleteComment,
  deleteCricoList,
  deleteCricoProject,
  deleteField,
  deleteLabel,
  deleteList,
  deleteMilestone,
  deleteMilestoneSafely,
  deleteOrganization,
  deleteOrganizationProject,
  deleteSavedView,
  dismissCardProposal,
  duplicateCard,
  duplicateCricoProject,
  editChatMessage,
  editComment,
  endProjectImport,
  enterComments,
  enterOrganization,
  enterOrganizationProjects,
  enterProject,
  enterTeamComments,
  findCards,
  findImportedCards,
  finishAttachment,
  finishAvatar,
  getCricoDashboardData,
  getCricoLists,
  getCricoProjectMilestones,
  getCricoProjectSettings,
  getOrganization,
  getProjectTeamMembers,
  getUserPermissions,
  getUserTeamOverview,
  importCards,
  insertCricoUser,
  insertMilestone,
  insertMilestoneComment,
  inviteToCrico,
  inviteToOrganization,
  inviteUserToProject,
  listActivity,
  listAdministrativeActs,
  listAllActivity,
  listAttachments,
  listAutomationRules,
  listAutomationRuns,
  listAutomationWebhooks,
  listBaselines,
  listCardHistory,
  listCardTemplates,
  listChatMessages,
  listCommentVersions,
  listComments,
  listDeletedProjects,
  listDueRepeats,
  listHolidaySources,
  listMeetings,
  listMemberProgress,
  listMemberships,
  listMyOrganizations,
  listMyWork,
  listOrganizationMembers,
  listOrganizationProjects,
  listOrganizations,
  listPeople,
  listProjectChanges,
  listProjectCopies,
  listProjectFiles,
  listProjectImports,
  listProjectPeople,
  listProjectTaskRuns,
  listProjectTasks,
  listProjectTrash,
  listSavedViews,
  listUnusedFiles,
  makeBaseline,
  makeDueProposals,
  makeNextCard,
  manageCricoProjectTeam,
  markChatRead,
  markCommentsRead,
  mergeLabels,
  moveCards,
  nameProjects,
  offboardMember,
  openAttachment,
  openAttachmentDocument,
  openAttachmentPicture,
  openAvatar,
  openCalendarFeed,
  openProjectFile,
  openProjectFileDocument,
  openProjectFilePicture,
  pauseAutomation,
  pauseProjectTask,
  previewAutomationRule,
  previewEmailReport,
  previewInvite,
  purgeTrash,
  putCards,
  putLink,
  reactToChatMessage,
  reactToComment,
  readAccountRole,
  readAutomationSettings,
  readBaseline,
  readBoard,
  readCalendarFeed,
  readCard,
  readCricoMilestones,
  readCricoUserInvites,
  readCricoUsers,
  readDeletedProject,
  readInstallation,
  readInvitedAddress,
  readMilestoneAttachments,
  readMilestoneComments,
  readMilestoneDependencies,
  readMilestoneHistory,
  readMilestones,
  readPersonalData,
  readProjectExport,
  readProjectOrganization,
  readSentimentChoice,
  readSupport,
  readTeamTalk,
  readTeamView,
  readViewChoices,
  readWorkHistory,
  redoCommand,
  refreshDueHolidays,
  refreshHolidays,
  remindOfDeadlines,
  removeAvatars,
  removeOrganizationMember,
  renameBaseline,
  repeatCard,
  resendInvite,
  restoreAttachment,
  restoreAutomationRule,
  restoreBaseline,
  restoreCards,
  restoreComment,
  restoreList,
  restoreOrganization,
  restoreProject,
  revokeCalendarFeed,
  revokeInvite,
  runAutomationRule,
  runDueProjectTasks,
  runDueRules,
  runProjectTask,
  runScheduledRules,
  saveAutomationRule,
  saveAutomationSettings,
  saveCard,
  saveCardTemplate,
  saveMeeting,
  saveProjectSettings,
  saveSavedView,
  saveViewChoices,
  scheduleEmailReport,
  searchCards,
  searchPeople,
  sendChatMessage,
  sendDueWebhooks,
  sendEmail,
  sendEmailReport,
  sendEmailVerification,
  setCardCover,
  setCardStatus,
  setOrganizationSeats,
  setProgressConsent,
  setSentimentChoice,
  setUpProjectTask,
  subscribeHolidays,
  takeImportBatch,
  transferOrganization,
  undoCommand,
  unsubscribeHolidays,
  updateCardText,
  updateCards,
  updateCricoList,
  updateCricoMilestone,
  updateCricoProjectMetadata,
  updateCricoProjectSettings,
  updateCricoUser,
  updateCricoUserInvite,
  updateField,
  updateLabel,
  updateList,
  updateMilestone,
  updateOrganization,
  updateOrganizationProject,
  updateProject,
];
