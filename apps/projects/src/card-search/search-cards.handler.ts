import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { MOST_SEARCHED_CARDS, searchCards } from '@nivel/contracts/projects/filter/search-cards.operation';
import { project } from '@nivel/contracts/projects/memberships';
import { Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import { CardSearchRepository } from './card-search.repository.ts';

@Handles(searchCards)
export class SearchCardsHandler implements Handler<typeof searchCards> {
  constructor(private readonly finding: CardSearchRepository) {}

  async handle(
    { project_id: projectId, search }: InputOf<typeof searchCards>,
    call: Call,
  ): Promise<OutputOf<typeof searchCards>> {
    const asked = { projectId, search, role: roleOf(call, project), limit: MOST_SEARCHED_CARDS + 1 };
    const found = await this.finding.withWords(asked);
    return { card_ids: found.slice(0, MOST_SEARCHED_CARDS), has_more: found.length > MOST_SEARCHED_CARDS };
  }
}
