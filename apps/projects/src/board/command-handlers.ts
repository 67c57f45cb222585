import type { Type } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { changeChecklist } from '@nivel/contracts/projects/change-checklist.operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { deleteField } from '@nivel/contracts/projects/delete-field.operation';
import { updateField } from '@nivel/contracts/projects/update-field.operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { deleteLabel } from '@nivel/contracts/projects/delete-label.operation';
import { mergeLabels } from '@nivel/contracts/projects/merge-labels.operation';
import { updateLabel } from '@nivel/contracts/projects/update-label.operation';
import { setCardCover } from '@nivel/contracts/projects/set-card-cover.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { restoreList } from '@nivel/contracts/projects/restore-list.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { Handles, type Call } from '@nivel/platform/handler';
import { deleteCardsRule, restoreCardsRule } from './card-rules.ts';
import { setCardCoverRule } from './card-cover-rules.ts';
import { changeChecklistRule } from './card-set-rules.ts';
import { duplicateCardRule } from './card-status-rules.ts';
import { updateCardTextRule } from './card-text-rules.ts';
import type { CommandOperation, CommandRule } from './command.ts';
import { createFieldRule, deleteFieldRule, updateFieldRule } from './field-rules.ts';
import { createLabelRule, deleteLabelRule, updateLabelRule } from './label-rules.ts';
import { mergeLabelsRule } from './merge-labels-rule.ts';
import { createListRule, deleteListRule, restoreListRule, updateListRule } from './list-rules.ts';
import { updateProjectRule } from './project-rules.ts';
import { ProjectCommands } from './project-commands.ts';

/** The handler of a command of which the rule knows everything. */
const handlerOf = <O extends CommandOperation>(operation: O, rule: CommandRule<InputOf<O>>): Type => {
  @Handles(operation)
  class CommandHandler {
    constructor(private readonly commands: ProjectCommands) {}

    handle(input: InputOf<O>, call: Call): Promise<ProjectDelta> {
      return this.commands.run(operation, rule, input, call);
    }
  }
  return CommandHandler;
};

export const commandHandlers = [
  handlerOf(deleteCards, deleteCardsRule),
  handlerOf(restoreCards, restoreCardsRule),
  handlerOf(changeChecklist, changeChecklistRule),
  handlerOf(setCardCover, setCardCoverRule),
  handlerOf(updateCardText, updateCardTextRule),
  handlerOf(duplicateCard, duplicateCardRule),
  handlerOf(updateProject, updateProjectRule),
  handlerOf(createLabel, createLabelRule),
  handlerOf(updateLabel, updateLabelRule),
  handlerOf(deleteLabel, deleteLabelRule),
  handlerOf(mergeLabels, mergeLabelsRule),
  handlerOf(createField, createFieldRule),
  handlerOf(updateField, updateFieldRule),
  handlerOf(deleteField, deleteFieldRule),
  handlerOf(createList, createListRule),
  handlerOf(updateList, updateListRule),
  handlerOf(deleteList, deleteListRule),
  handlerOf(restoreList, restoreListRule),
];
