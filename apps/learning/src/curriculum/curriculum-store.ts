import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { LearningSettings } from '../config.ts';
import type { Curriculum } from './curriculum.ts';
import { CurriculumRepository } from './curriculum.repository.ts';
import type { LearningClient } from '../database.ts';

/**
 * How long the service waits for its first look before it answers calls: an unreachable database must not prevent it from
 * booting.
 */
const FIRST_LOOK_MS = 3_000;

/** The curriculum in memory. It is read again when an import has raised the version. */
@Injectable()
export class CurriculumStore implements OnModuleInit, OnModuleDestroy {
  private read: Curriculum | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly repository: CurriculumRepository,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Another copy may be answering meanwhile: calls are taken when there is something to answer with. */
  async onModuleInit(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const longEnough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FIRST_LOOK_MS);
    });
    await Promise.race([this.keepUpToDate(), longEnough]);
    clearTimeout(timer);
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** @throws AppError `curriculum_not_ready` until there is one */
  current(): Curriculum {
    if (this.read === undefined) throw new AppError(learningErrors.curriculum_not_ready);
    return this.read;
  }

  /** Reads the curriculum if there is a newer one. */
  async refresh(): Promise<void> {
    const version = await this.repository.version(this.work.reads);
    if (version === 0 || version === this.read?.version) return;
    this.read = await this.repository.read(this.work.reads);
    this.log.info({ version, modules: this.read.modules.length }, 'the curriculum was read');
  }

  private async keepUpToDate(): Promise<void> {
    await this.refresh().catch((error: unknown) => {
      this.log.warn({ err: error }, 'the curriculum cannot be read; trying again');
    });
    if (!this.isStopped) {
      this.timer = setTimeout(() => void this.keepUpToDate(), this.settings.LEARNING_CURRICULUM_POLL_MS);
    }
  }
}
