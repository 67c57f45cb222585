import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.ts';
import { SendEmailVerificationHandler } from './send-email-verification.handler.ts';

/** The proof of addresses, as Crico asks for it. */
@Module({ imports: [PeopleModule], providers: [SendEmailVerificationHandler] })
export class EmailVerificationModule {}
