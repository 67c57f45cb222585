import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AskSupportHandler } from './ask-support.handler.ts';
import { EmailPlacesRepository } from './email-places.repository.ts';
import { ReadSupportHandler } from './read-support.handler.ts';
import { SendEmailHandler } from './send-email.handler.ts';
import { SendTeamEmail } from './send-team-email.ts';
import { WrittenEmails } from './written-emails.ts';
import { WrittenEmailsRepository } from './written-emails.repository.ts';

/**
 * E-mails that people write from here: to members of projects that they lead, to people they invite to meetings, and to
 * support.
 */
@Module({
  imports: [AccountsModule],
  providers: [
    AskSupportHandler,
    EmailPlacesRepository,
    ReadSupportHandler,
    SendEmailHandler,
    SendTeamEmail,
    WrittenEmails,
    WrittenEmailsRepository,
  ],
  exports: [WrittenEmails],
})
export class WrittenEmailsModule {}
