import { accountRecords } from '@/lib/privacy/records/inventory/account';
import { calendarRecords } from '@/lib/privacy/records/inventory/calendar';
import { careRecords } from '@/lib/privacy/records/inventory/care';
import { clientCardRecords } from '@/lib/privacy/records/inventory/client-card';
import { contactRecords } from '@/lib/privacy/records/inventory/contact';
import { folderRecords } from '@/lib/privacy/records/inventory/folder';
import { formRecords } from '@/lib/privacy/records/inventory/form';
import { handoverRecords } from '@/lib/privacy/records/inventory/handover';
import { measureRecords } from '@/lib/privacy/records/inventory/measure';
import { messageRecords } from '@/lib/privacy/records/inventory/message';
import { moneyRecords } from '@/lib/privacy/records/inventory/money';
import { noteRecords } from '@/lib/privacy/records/inventory/note';
import { payeeRecords } from '@/lib/privacy/records/inventory/payee';
import { privacyRecords } from '@/lib/privacy/records/inventory/privacy';
import { recordRequestRecords } from '@/lib/privacy/records/inventory/record-request';
import { therapistRecords } from '@/lib/privacy/records/inventory/therapist';
import type { PersonalTable, TableRule } from '@/lib/privacy/records/rule';

/**
 * Lists every table of the product and the rules for each of its columns: the owner of a row, whether the
 * owner's export holds it, and the effect of an erasure. A test compares it with the database, so a table or
 * column without a rule fails. Erasing follows this order: parts come before their wholes, and the account
 * comes last.
 */
export const register: readonly TableRule[] = [
  ...privacyRecords,
  ...messageRecords,
  ...noteRecords,
  ...clientCardRecords,
  ...handoverRecords,
  ...folderRecords,
  ...measureRecords,
  ...recordRequestRecords,
  ...formRecords,
  ...careRecords,
  ...calendarRecords,
  ...moneyRecords,
  ...payeeRecords,
  ...contactRecords,
  ...therapistRecords,
  ...accountRecords,
];

export const personalTables: readonly PersonalTable[] = register.filter((rule) => 'whose' in rule);

/** @throws if the table does not exist or holds no personal data */
export function personalTable(name: string): PersonalTable {
  const rule = personalTables.find(({ table }) => table === name);
  if (!rule) throw new Error(`No rule for ${name}.`);
  return rule;
}
