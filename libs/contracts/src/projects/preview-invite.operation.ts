import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { inviteToken } from './invite-shape.ts';
import { projectsErrors } from './projects.errors.ts';

export const previewInvite = operation({
  name: 'projects.preview-invite',
  summary: 'Where an invite leads and for whom it is, before it is accepted.',
  door: { kind: 'procedure', procedure: 'preview_crico_invite' },
  policy: anyone('the token in the link is the proof; it was sent to that address'),
  repeat: 'safe',
  input: z.strictObject({ token: inviteToken }),
  output: z.strictObject({
    email: z.string(),
    role: z.string(),
    /** The name of the organization or the project; null: of the installation itself. */
    organization_name: z.string().nullable(),
    /** The place of the invite; both null: the installation itself. */
    organization_id: z.uuid().nullable(),
    project_id: z.uuid().nullable(),
    /** Whether the address has an account. The link proves the address, so its holder may know. */
    has_account: z.boolean(),
    invited_by_name: z.string(),
    expires_at: z.iso.datetime(),
  }),
  errors: [projectsErrors.invite_not_open],
});
