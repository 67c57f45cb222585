import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.ts';
import { SendEmailVerificationHandler } from './send-email-verification.handler.ts';

/** The proof of addresses, as requested by Crico. */
@Module({ imports: [PeopleModule], providers: [SendEmailVerificationHandler] })
export class EmailVerificationModule {}
