import { isSecureAddress } from '@nivel/contracts/kernel/secure-address';
import { isDay } from '@nivel/ui/calendar';
import { limits } from '../../../../limits/limits.ts';
import { checkProject } from '../project-form.ts';
import { fieldProblem } from './custom-field.ts';
import type { SettingsMessages } from './messages/es-mx.ts';
import { tagsOf, type SettingsForm } from './settings-form.ts';

const lengthOf = (text: string): number => [...text.trim()].length;
const isWrong = (day: string): boolean => day !== '' && !isDay(day);

export type SettingsProblems = Partial<Record<keyof SettingsForm, string>>;

/** The faults of the form, beside each field. */
export const checkSettings = (form: SettingsForm, text: SettingsMessages): SettingsProblems => {
  const { tags: tagsMost, tagCharacters } = limits.crico.settings;
  const tags = tagsOf(form.tags);
  const link = form.documentation_url.trim();
  const meeting = form.meeting_url.trim();
  const { start_date: start, target_completion_date: target } = form;
  const problems: Partial<Record<keyof SettingsForm, string | false>> = {
    ...checkProject(form, text),
    tags: (tags.length > tagsMost || tags.some((tag) => lengthOf(tag) > tagCharacters)) && text.tagsWrong,
    documentation_url: link !== '' && !/^https?:\/\/\S+$/i.test(link) && text.linkWrong,
    meeting_url: meeting !== '' && !isSecureAddress(meeting) && text.meetingWrong,
    custom_fields: form.custom_fields.some((field) => fieldProblem(field, form.custom_fields)) && text.fieldsWrong,
    start_date: isWrong(start) && text.dayWrong,
    actual_completion_date: isWrong(form.actual_completion_date) && text.dayWrong,
    target_completion_date:
      (isWrong(target) && text.dayWrong) || (isDay(start) && isDay(target) && target < start && text.datesReversed),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
};
