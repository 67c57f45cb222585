import { Injectable } from '@nestjs/common';
import { memberAdded } from '@nivel/contracts/projects/member-added.fact';
import { query, text, uuid } from '@nivel/messaging/statement';
import type { ProjectsUnit } from '../database.ts';

const NAMES = query({
  text: `SELECT coalesce(p.name, o.name) AS place, coalesce(c.full_name, '') AS "fullName" FROM (SELECT $1::uuid AS id) x
LEFT JOIN projects p ON p.id = x.id LEFT JOIN organizations o ON o.id = x.id LEFT JOIN crico_users c ON c.user_id = $2
WHERE coalesce(p.name, o.name) IS NOT NULL`,
  params: [uuid, uuid],
  row: { place: text, fullName: text },
});

/**
 * Tells people that others have added them to a project or an organization; people who come by an invite or on their own know
 * it.
 */
@Injectable()
export class AdditionNotices {
  async tell(
    unit: ProjectsUnit,
    { kind, id }: { readonly kind: 'project' | 'organization'; readonly id: string },
    userId: string,
  ): Promise<void> {
    const { actor } = unit;
    if (actor === null || actor === userId) return;
    const [names] = await unit.rows(NAMES, [id, actor]);
    if (names === undefined) return;
    const by = { userId: actor, fullName: names.fullName };
    unit.tell(memberAdded, { userId, place: { kind, id, name: names.place }, by }, { aggregate: id });
  }
}
