import { Module } from '@nestjs/common';
import { AccessRepository } from './access.repository.ts';
import { ListAccessHandler } from './list-access.handler.ts';

/** Paid plans and passes, for services that grant access by them. */
@Module({ providers: [AccessRepository, ListAccessHandler], exports: [AccessRepository] })
export class AccessModule {}
