import { Module } from '@nestjs/common';
import { DashboardRepository } from './dashboard.repository.ts';
import { GetCricoDashboardDataHandler } from './get-crico-dashboard-data.handler.ts';
import { ListOrganizationProjectsHandler } from './list-organization-projects.handler.ts';

/** The first page of a person. */
@Module({ providers: [DashboardRepository, GetCricoDashboardDataHandler, ListOrganizationProjectsHandler] })
export class DashboardModule {}
