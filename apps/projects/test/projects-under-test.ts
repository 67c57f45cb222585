import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { createCricoProject } from '@nivel/contracts/projects/create-crico-project.operation';
import { createOrganization } from '@nivel/contracts/projects/create-organization.operation';
import { inviteSealContext, inviteSecrets, inviteSent } from '@nivel/contracts/projects/invite-sent.fact';
import type { AccountRole, OrganizationRole, ProjectRole } from '@nivel/contracts/projects/memberships';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import type { Clock } from '@nivel/platform/clock';
import { openSealed } from '@nivel/platform/seal';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { service } from '../service.ts';
import type { ProjectsClient } from '../src/database.ts';

export const SETUP_TOKEN = randomBytes(32).toString('base64');
const sealKey = randomBytes(32).toString('base64');

/** A person with a proven address. */
export interface Somebody {
  readonly userId: string;
  readonly email: string;
}

/** The service of Crico with its people and organizations. */
export class ProjectsUnderTest extends ServiceUnderTest<ProjectsClient> {
  static async start(own: Readonly<Record<string, string>> = {}, clock?: Clock): Promise<ProjectsUnderTest> {
    const env = {
      MAIL_SEAL_KEY: sealKey,
      WEBHOOK_SEAL_KEY: sealKey,
      SETUP_TOKEN,
      SETUP_TOKEN_NEEDED: 'always',
      INVITE_PAUSE_SECONDS: '0',
      CONSUMER_MAX_DELIVERIES: '100',
      ...own,
    };
    return new ProjectsUnderTest(await startService(service, { env, world: clock ? { clock } : {} }));
  }

  /** Calls as a signed-in person, or without a token (null). @throws AppError */
  async ask<O extends Operation>(userId: string | null, operation: O, input: CallInputOf<O>): Promise<OutputOf<O>> {
    return (userId === null ? this.nobody : await this.person(userId)).ask(operation, input);
  }

  /** The code with which an operation refuses; 'allowed' when it does not. */
  async refusal<O extends Operation>(userId: string | null, operation: O, input: CallInputOf<O>): Promise<string> {
    return this.ask(userId, operation, input).then(
      () => 'allowed',
      (error: unknown) => (error instanceof AppError ? error.definition.code : String(error)),
    );
  }

  /** Every fact of a kind so far, or those that name a person or thing. */
  override told<F extends Fact>(fact: F, about = ''): Promise<PayloadOf<F>[]> {
    return super.told(fact, about);
  }

  /** A person with an account who is not in Crico. */
  async anAccount(given: { email?: string; fullName?: string } = {}): Promise<Somebody> {
    const userId = v7();
    const { email = `${userId}@example.com`, fullName = 'Ana Sol' } = given;
    await this.rows(`INSERT INTO accounts VALUES ($1, $2, $3, 'en', 1, now())`, [userId, email, fullName]);
    return { userId, email };
  }

  /** A person of Crico. */
  async aPerson(role: AccountRole = 'user', given: { email?: string; fullName?: string } = {}): Promise<Somebody> {
    const somebody = await this.anAccount(given);
    await this.rows(
      `INSERT INTO crico_users (id, user_id, email, full_name, role, is_active, email_verified, created_at, updated_at, version)
       VALUES ($1, $2, $3, $4, $5, true, true, now(), now(), 1)`,
      [v7(), somebody.userId, somebody.email, given.fullName ?? 'Ana Sol', role],
    );
    return somebody;
  }

  /** An organization of a person. */
  async anOrganization(owner: Somebody, name = `Taller ${v7()}`): Promise<string> {
    return (await this.ask(owner.userId, createOrganization, { name })).id;
  }

  /** A project of a person, personal or of an organization, with the lists of a template in their order. */
  async aProject(
    owner: Somebody,
    given: { template?: 'kanban' | 'blank' | 'scrum'; organizationId?: string } = {},
  ): Promise<{ id: string; lists: string[] }> {
    const { project_id: id } = await this.ask(owner.userId, createCricoProject, {
      name_param: 'Sitio nuevo',
      template_param: given.template ?? 'kanban',
      organization_id_param: given.organizationId ?? null,
    });
    const { lists } = await this.ask(owner.userId, readBoard, { project_id: id });
    return { id, lists: lists.map((list) => list.id) };
  }

  /** A person in the team of a project, with a role. */
  async inTeam(projectId: string, role: ProjectRole): Promise<Somebody> {
    const member = await this.aPerson();
    await this.rows('INSERT INTO project_members (project_id, user_id, role, joined_at) VALUES ($1, $2, $3, now())', [
      projectId,
      member.userId,
      role,
    ]);
    return member;
  }

  /** A person in an organization, with a role. */
  async aMember(organizationId: string, role: OrganizationRole): Promise<Somebody> {
    const member = await this.aPerson();
    await this.rows(
      `INSERT INTO organization_members (id, organization_id, user_id, role, joined_at, changed_at, version)
       VALUES ($1, $2, $3, $4, now(), now(), 1)`,
      [v7(), organizationId, member.userId, role],
    );
    return member;
  }

  /** The value in the link of the last e-mail of an invite to an address. */
  async inviteTokenFor(email: string): Promise<string> {
    const sent = (await this.told(inviteSent, email)).at(-1);
    if (sent === undefined) throw new Error(`nothing was sent to ${email}`);
    return inviteSecrets.parse(openSealed(sealKey, sent.sealed, inviteSealContext(sent))).token;
  }
}
