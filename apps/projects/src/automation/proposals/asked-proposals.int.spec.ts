import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { applyProposal } from '@nivel/contracts/projects/apply-proposal.operation';
import { makeDueProposals } from '@nivel/contracts/projects/automation/make-due-proposals.operation';
import { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { dismissCardProposal } from '@nivel/contracts/projects/dismiss-card-proposal.operation';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import { v7 } from 'uuid';
import { aProposal, AiService } from '../../../test/ai-service.ts';
import { AutomationActions } from '../../../test/automation-actions.ts';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';
import type { ProjectsStatements } from '../../database.ts';
import { AskedProposalsRepository } from './asked-proposals.repository.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ai: AiService;
let ana: Somebody;
let place: Place;
let project_id: string;
let rules: AutomationActions;
projectsFor(async (started, actions) => {
  projects = started;
  board = actions;
  ai = await AiService.start(started.stack.natsUrl);
});
afterAll(() => ai.stop());
beforeEach(async () => {
  ai.isDown = false;
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  project_id = place.id;
  rules = new AutomationActions(projects, ana, place);
});

const aRule = () => rules.make({ trigger: { kind: 'card-created' }, actions: [{ kind: 'ai-proposal' }] });
const make = () => Promise.all([1, 2].map(() => projects.ask(null, makeDueProposals, {})));
const proposalOf = async (card_id: string, who = ana) =>
  (await projects.ask(who.userId, readCard, { project_id, card_id })).proposal;
const states = async (rule: string) =>
  (await rules.runsOf(rule)).flatMap(({ proposals }) => proposals.map(({ state, count }) => `${state} ${count}`));
/** A card of a rule, with the proposal that waits there. */
const asked = async () => {
  const rule = await aRule();
  const card_id = await board.make(ana, place, { title: 'Organizar la feria' });
  await rules.ran(rule);
  await make();
  const proposal = await proposalOf(card_id);
  return { rule, card_id, proposal_id: proposal?.id ?? '', proposal };
};
const stepOf = (title: string) => ({ card_id: v7(), list_id: listAt(place, 0), title });

describe('a rule that asks AI for a proposal', () => {
  it('gets one for each card, which changes nothing until somebody applies it, once', async () => {
    const member = await projects.inTeam(project_id, 'member');
    const { rule, card_id, proposal_id, proposal } = await asked();
    expect(proposal).toMatchObject({ rule_name: 'Regla', proposal: { data: { milestones: [{ id: 'm1' }] } } });
    expect(ai.texts.at(-1)).toBe('Organizar la feria');
    expect((await board.read(ana, project_id)).cards).toHaveLength(1);
    expect(await states(rule)).toEqual(['ready 1']);
    const command = { project_id, ...key(), proposal_id, create: [stepOf('Rentar el stand')] };
    const delta = await projects.ask(member.userId, applyProposal, command);
    expect(await projects.ask(member.userId, applyProposal, command)).toEqual(delta);
    const again = { ...command, ...key(), create: [stepOf('Otra vez')] };
    expect(await projects.refusal(ana.userId, applyProposal, again)).toBe('proposal_decided');
    expect(await projects.refusal(ana.userId, dismissCardProposal, { project_id, proposal_id })).toBe(
      'proposal_decided',
    );
    expect((await board.read(ana, project_id)).cards).toHaveLength(2);
    expect(await proposalOf(card_id)).toBeNull();
    expect((await states(rule)).toSorted()).toContain('applied 1');
  });

  it('is told by a dry run, puts a proposal aside on request, and shows none to guests', async () => {
    const guest = await projects.inTeam(project_id, 'guest');
    const { rule, card_id, proposal_id } = await asked();
    expect(await proposalOf(card_id, guest)).toBeNull();
    expect(await projects.refusal(guest.userId, dismissCardProposal, { project_id, proposal_id })).toBe('forbidden');
    const other = (await projects.aProject(ana)).id;
    expect(await projects.refusal(ana.userId, dismissCardProposal, { project_id: other, proposal_id })).toBe(
      'proposal_decided',
    );
    for (const _ of [1, 2]) await projects.ask(ana.userId, dismissCardProposal, { project_id, proposal_id });
    expect(await proposalOf(card_id)).toBeNull();
    expect(await states(rule)).toEqual(['dismissed 1']);
    const dry = { project_id, rule_id: rule, card_id };
    expect(await projects.ask(ana.userId, previewAutomationRule, dry)).toMatchObject({ proposals: 1, changed: 0 });
  });

  it('says that AI does not answer, is tried again, and gives up after hours', async () => {
    ai.isDown = true;
    const rule = await aRule();
    const card_id = await board.make(ana, place);
    await rules.ran(rule);
    await make();
    const [run] = await rules.runsOf(rule);
    expect(run?.proposals).toMatchObject([{ state: 'waiting', count: 1, asked_again_at: expect.any(String) }]);
    const due = () =>
      projects.rows('UPDATE card_proposals SET next_attempt_at = now() WHERE project_id = $1', [project_id]);
    ai.isDown = false;
    await due();
    await make();
    expect(await proposalOf(card_id)).not.toBeNull();
    ai.isDown = true;
    await projects.rows(`UPDATE card_proposals SET state = 'waiting', attempts = 5 WHERE project_id = $1`, [
      project_id,
    ]);
    await due();
    await make();
    expect(await states(rule)).toEqual(['failed 1']);
  });

  it('keeps the second of two proposals of a card that are made at the same time', async () => {
    const rule = await aRule();
    const cardId = await board.make(ana, place);
    await rules.ran(rule);
    const ids = await projects.rows<{ id: string }>(
      `INSERT INTO card_proposals (id, project_id, card_id, rule_id, run_id, state, next_attempt_at, created_at)
SELECT gen_random_uuid(), project_id, card_id, rule_id, run_id, state, next_attempt_at, created_at FROM card_proposals
WHERE card_id = $1 RETURNING id`,
      [cardId],
    );
    const [{ id: second } = { id: '' }] = ids;
    const known = await projects.rows<{ id: string }>('SELECT id FROM card_proposals WHERE card_id = $1 AND id <> $2', [
      cardId,
      second,
    ]);
    const outcome = { state: 'ready', proposal: aProposal('Un paso') } as const;
    const asked = projects.get(AskedProposalsRepository);
    const end = (unit: ProjectsStatements, id: string) => asked.end(unit, { id, cardId }, outcome);
    let other: Promise<void> = Promise.resolve();
    await projects.work.inStatements(BY_ITSELF, async (unit) => {
      await end(unit, known[0]?.id ?? '');
      other = projects.work.inStatements(BY_ITSELF, (later) => end(later, second));
      // It is given the time to come in between.
      await Promise.race([other, pause(200)]);
    });
    await other;
    expect((await proposalOf(cardId))?.id).toBe(second);
    expect((await states(rule)).toSorted()).toEqual(['ready 1', 'replaced 1']);
  });

  it('replaces the proposal of a card by a newer one, and asks for none of deleted cards or without a right', async () => {
    const { card_id, proposal_id } = await asked();
    const second = await rules.make({ trigger: { kind: 'card-created' }, actions: [{ kind: 'ai-proposal' }] });
    const gone = await board.make(ana, place);
    await rules.ran(second);
    await projects.rows('UPDATE card_proposals SET card_id = $1 WHERE rule_id = $2', [card_id, second]);
    await projects.ask(ana.userId, deleteCards, { project_id, ...key(), card_ids: [gone] });
    await make();
    expect((await proposalOf(card_id))?.id).not.toBe(proposal_id);
    const found = await projects.rows<{ state: string }>(
      'SELECT state FROM card_proposals WHERE project_id = $1 ORDER BY state',
      [project_id],
    );
    expect(found.map(({ state }) => state)).toEqual(['gone', 'ready', 'replaced']);
    await projects.rows(`UPDATE card_proposals SET state = 'waiting', next_attempt_at = now() WHERE state = 'ready'`);
    await projects.rows(`UPDATE project_members SET role = 'guest' WHERE project_id = $1 AND user_id = $2`, [
      project_id,
      ana.userId,
    ]);
    await make();
    expect(
      await projects.rows(`SELECT 1 FROM card_proposals WHERE project_id = $1 AND state = 'failed'`, [project_id]),
    ).toHaveLength(1);
  });
});
