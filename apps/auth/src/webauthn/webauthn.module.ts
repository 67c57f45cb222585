import { Module } from '@nestjs/common';
import { KeyCeremonies } from './key-ceremonies.ts';
import { KeyQuestions } from './key-questions.ts';
import { KeysRepository } from './keys.repository.ts';

@Module({
  providers: [KeyCeremonies, KeyQuestions, KeysRepository],
  exports: [KeyCeremonies, KeyQuestions, KeysRepository],
})
export class WebauthnModule {}
