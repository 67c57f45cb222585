import { Module } from '@nestjs/common';
import { SamlClients } from './saml-clients.ts';

@Module({ providers: [SamlClients], exports: [SamlClients] })
export class SamlModule {}
