// Made by `npm run generate` from the contracts; do not edit.
/** Public functions by method and name. */
export interface Functions {
  'DELETE organization-members': typeof import('@nivel/contracts/projects/remove-organization-member.operation').removeOrganizationMember;
  'DELETE organization-projects': typeof import('@nivel/contracts/projects/delete-organization-project.operation').deleteOrganizationProject;
  'DELETE organizations': typeof import('@nivel/contracts/projects/delete-organization.operation').deleteOrganization;
  'GET organization-members': typeof import('@nivel/contracts/projects/list-organization-members.operation').listOrganizationMembers;
  'GET organization-projects': typeof import('@nivel/contracts/projects/list-organization-projects.operation').listOrganizationProjects;
  'GET organizations': typeof import('@nivel/contracts/projects/get-organization.operation').getOrganization;
  'POST cancel-subscription': typeof import('@nivel/contracts/billing/cancel-subscription.operation').cancelSubscription;
  'POST create-subscription': typeof import('@nivel/contracts/billing/create-subscription.operation').createSubscription;
  'POST customer-portal': typeof import('@nivel/contracts/billing/customer-portal.operation').customerPortal;
  'POST organization-invites': typeof import('@nivel/contracts/projects/invite-to-organization.operation').inviteToOrganization;
  'POST organization-members': typeof import('@nivel/contracts/projects/add-organization-member.operation').addOrganizationMember;
  'POST organization-projects': typeof import('@nivel/contracts/projects/create-organization-project.operation').createOrganizationProject;
  'POST organizations': typeof import('@nivel/contracts/projects/create-organization.operation').createOrganization;
  'POST resume-subscription': typeof import('@nivel/contracts/billing/resume-subscription.operation').resumeSubscription;
  'POST send-email': typeof import('@nivel/contracts/projects/send-email.operation').sendEmail;
  'POST update-subscription': typeof import('@nivel/contracts/billing/update-subscription.operation').updateSubscription;
  'PUT organization-members': typeof import('@nivel/contracts/projects/change-organization-member.operation').changeOrganizationMember;
  'PUT organization-projects': typeof import('@nivel/contracts/projects/update-organization-project.operation').updateOrganizationProject;
  'PUT organizations': typeof import('@nivel/contracts/projects/update-organization.operation').updateOrganization;
}
