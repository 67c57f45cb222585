import type { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import { codes } from '../kinds/codes.kind.ts';
import { openCode, type KeptCode, type OpenedCode } from './code-secrets.ts';
import type { CodeEmailDeclaration, EmailTexts } from './email.ts';
import { exampleOfCode } from './example-of-code.ts';

type Opened = Omit<OpenedCode, 'code' | 'link'>;

/**
 * The common parts of e-mails with a one-time code and a link.
 * @param template the name under which the auth service requests it
 * @param texts its texts; code and link are valid for as long as the lifetimes state
 */
export const codeEmail = (
  template: PayloadOf<typeof mailRequested>['template'],
  texts: (opened: Opened) => Bilingual<EmailTexts>,
): Omit<CodeEmailDeclaration<typeof mailRequested, keyof KeptCode>, 'fact'> => ({
  kind: codes,
  when: (payload) => payload.template === template,
  to: (payload) => payload,
  keeps: ['template', 'redirectTo', 'sealed'],
  writeWithCode: (kept, context) => {
    const { link, code, ...opened } = openCode(kept, context);
    return { link, code, texts: texts(opened) };
  },
  example: (context) => exampleOfCode(template, context),
});
