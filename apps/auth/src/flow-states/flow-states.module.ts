import { Module } from '@nestjs/common';
import { FlowStatesRepository } from './flow-states.repository.ts';
import { FlowStates } from './flow-states.ts';

@Module({ providers: [FlowStates, FlowStatesRepository], exports: [FlowStates] })
export class FlowStatesModule {}
