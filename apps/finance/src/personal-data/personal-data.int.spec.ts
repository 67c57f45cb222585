import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

testPersonalData('finance', personalSections, {
  'audit_entries.actor_id': 'the trail of the book, which belongs to the installation',
  'bank_confirmations.confirmed_by': 'the trail of the book, which belongs to the installation',
  'bank_statements.imported_by': 'the trail of the book, which belongs to the installation',
  'contracts.assigned_to': 'the book, which belongs to the installation',
  'contracts.deleted_by': 'the book, which belongs to the installation',
  'leads.assigned_to': 'the book, which belongs to the installation',
  'leads.deleted_by': 'the book, which belongs to the installation',
  'removed_accounts.user_id': 'the news that an account was deleted',
});
