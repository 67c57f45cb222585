import { Module } from '@nestjs/common';
import { KeyCeremonies } from './key-ceremonies.ts';
import { KeysRepository } from './keys.repository.ts';

@Module({ providers: [KeyCeremonies, KeysRepository], exports: [KeyCeremonies, KeysRepository] })
export class WebauthnModule {}
