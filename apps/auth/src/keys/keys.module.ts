import { Module } from '@nestjs/common';
import { KeySetHandler } from './key-set.handler.ts';
import { PublishKeysHandler } from './publish-keys.handler.ts';
import { TokenKey } from './token-key.ts';

@Module({ providers: [KeySetHandler, PublishKeysHandler, TokenKey], exports: [TokenKey] })
export class KeysModule {}
