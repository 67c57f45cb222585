import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { project, teamworkOperations } from '../test/teamwork.ts';
import { Memberships, Resolves, type MembershipResolver } from './memberships.ts';

@Resolves(project)
class ProjectRoles implements MembershipResolver {
  roleOf(): Promise<null> {
    return Promise.resolve(null);
  }

  idsWith(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

const holding = (...instances: object[]) =>
  ({ getProviders: () => instances.map((instance) => ({ metatype: instance.constructor, instance })) }) as never;
const ofProjects = teamworkOperations.filter(({ name }) => name === 'teamwork.archive-project');
const booted = (...instances: object[]): Memberships => {
  const memberships = new Memberships(ofProjects, holding(...instances), new Reflector());
  memberships.onModuleInit();
  return memberships;
};

it('a kind of membership is resolved by the class that declares it', () => {
  const resolver = new ProjectRoles();
  expect(booted(resolver).of(project)).toBe(resolver);
});

it('a service without a resolver for a membership of its policies does not boot, nor does one with two', () => {
  expect(() => booted()).toThrow('project has 0 resolvers, it needs exactly one');
  expect(() => booted(new ProjectRoles(), new ProjectRoles())).toThrow('project has 2 resolvers, it needs exactly one');
});

it('a kind without a resolver is refused', () => {
  expect(() => new Memberships([], holding(), new Reflector()).of(project)).toThrow('nobody resolves');
});
