import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { cricoUserRow } from './person-shape.ts';
import { projectsErrors } from './projects.errors.ts';
import { setupToken } from './setup-token.ts';

/** Once: the caller becomes the first administrator. A read never claims. */
export const claimInstallation = operation({
  name: 'projects.claim-installation',
  summary: 'Makes the caller the first administrator of an installation that has none.',
  door: { kind: 'procedure', procedure: 'claim_installation' },
  policy: signedIn('who knows the setup token, as long as nobody has claimed the installation'),
  input: z.strictObject({ setup_token: setupToken.optional() }),
  output: cricoUserRow,
  errors: [projectsErrors.installation_claimed, projectsErrors.wrong_setup_token],
});
