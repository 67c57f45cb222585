import { Module } from '@nestjs/common';
import { SecurityModule } from '../security/security.module.ts';
import { CommonPasswords } from './common-passwords.ts';
import { CurrentPassword } from './current-password.ts';
import { DevicesRepository } from './devices.repository.ts';
import { Devices } from './devices.ts';
import { HashLine } from './hash-line.ts';
import { LeakedPasswords } from './leaked-passwords.ts';
import { LoginAttemptsRepository } from './login-attempts.repository.ts';
import { LoginGuard } from './login-guard.ts';
import { PasswordCheck } from './password-check.ts';
import { PasswordHasher } from './password-hasher.ts';
import { Passwords } from './passwords.ts';

@Module({
  imports: [SecurityModule],
  providers: [
    CommonPasswords,
    CurrentPassword,
    Devices,
    DevicesRepository,
    HashLine,
    LeakedPasswords,
    LoginAttemptsRepository,
    LoginGuard,
    PasswordCheck,
    PasswordHasher,
    Passwords,
  ],
  exports: [CurrentPassword, Devices, HashLine, LoginAttemptsRepository, PasswordCheck, PasswordHasher, Passwords],
})
export class PasswordsModule {}
