import type { z } from 'zod';
import { takesValue } from '@nivel/contracts/projects/field-values';
import type { transferCard, transferComment, transferFrame } from '@nivel/contracts/projects/transfers/transfer-shape';
import { attributionOf } from '@nivel/contracts/projects/transfers/transfer-values';
import type { ExportedCard, ExportedComment, ExportedFrame } from './exports.repository.ts';

/** The name of an author whose account is gone. */
const UNKNOWN = '—';

/** A project beside its cards, in the form of a file. */
export const exportedFrame = ({ name: _name, ...frame }: ExportedFrame): z.input<typeof transferFrame> => frame;

/** A card in the form of a file; values that its fields no longer take stay out, as they are shown nowhere. */
export const exportedCard = (card: ExportedCard, { fields }: ExportedFrame): z.input<typeof transferCard> => {
  const known = new Map(fields.map((field) => [field.id, field]));
  const values = Object.entries(card.fields).filter(([id, value]) => {
    const field = known.get(id);
    return field !== undefined && takesValue(field, value);
  });
  const { id, number, position, title, description, notes, priority, assignee, progress, labels, tags, files } = card;
  return {
    ...{ id, number, list: card.listId, position, title, description, notes, priority, assignee, progress },
    ...{ start_on: card.startOn, due_on: card.dueOn, is_automatic: card.isAutomatic, labels, tags, files },
    ...{ blocked_reason: card.blockedReason, estimated_hours: card.estimatedHours, actual_hours: card.actualHours },
    depends_on: card.dependsOn,
    link_terms: Object.fromEntries(Object.entries(card.linkTerms).filter(([on]) => card.dependsOn.includes(on))),
    checklist: card.checklist.map((item) => ({ id: item.id, text: item.text, done: item.done })),
    fields: Object.fromEntries(values),
  };
};

/** A comment in the form of a file. An imported one has the author that it names; nobody else writes in the name of another. */
export const exportedComment = (comment: ExportedComment): z.input<typeof transferComment> => {
  const { id, cardId: card, parentId: parent, createdAt, isTeamOnly: is_team_only, text } = comment;
  const { by, text: words } = (comment.isImported ? attributionOf(text) : null) ?? { by: comment.by || UNKNOWN, text };
  return { id, card, parent, by, at: createdAt.toISOString(), is_team_only, text: words };
};
