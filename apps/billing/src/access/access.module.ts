import { Module } from '@nestjs/common';
import { AccessRepository } from './access.repository.ts';
import { ListAccessHandler } from './list-access.handler.ts';

/** What people have paid for, for those who open something by it. */
@Module({ providers: [AccessRepository, ListAccessHandler], exports: [AccessRepository] })
export class AccessModule {}
