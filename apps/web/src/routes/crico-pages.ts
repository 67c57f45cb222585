/** Where pages of Crico are that people open from another one. Named here, they cost the first visit of everybody else nothing. */
export const money = async () => import('../features/crico/money/money-page.tsx');
export const myWork = async () => import('../features/crico/my-work/my-work-page.tsx');
export const activity = async () => import('../features/crico/cards/activity/activity-page.tsx');
export const inbox = async () => import('../shell/inbox/inbox-page.tsx');
export const organization = async () => import('../features/crico/organizations/organization-page.tsx');
export const admin = async () => import('../features/crico/admin/admin-page.tsx');
export const settings = async () => import('./crico-settings-page.tsx');
export const professional = async () => import('../features/crico/professional/professional-page.tsx');
export const curriculum = async () => import('./crico-curriculum-page.tsx');
