import { accountRecords } from '@/lib/privacy/records/register/account';
import { careRecords } from '@/lib/privacy/records/register/care';
import { contactRecords } from '@/lib/privacy/records/register/contact';
import { moneyRecords } from '@/lib/privacy/records/register/money';
import { privacyRecords } from '@/lib/privacy/records/register/privacy';
import { therapistRecords } from '@/lib/privacy/records/register/therapist';
import type { PersonalTable, TableRule } from '@/lib/privacy/records/rule';

/**
 * Every table of the product and what becomes of each of its columns: who a row belongs to, whether it is in the copy
 * that a person may take away, and what erasing that person does to it. A test holds it against the database, so a
 * table or column without a rule does not pass. Parts stand before their wholes, and the account comes last:
 * erasing goes through it in this order.
 */
export const register: readonly TableRule[] = [
  ...privacyRecords,
  ...careRecords,
  ...moneyRecords,
  ...contactRecords,
  ...therapistRecords,
  ...accountRecords,
];

/** The tables that hold something of a person. */
export const personalTables: readonly PersonalTable[] = register.filter((rule) => 'whose' in rule);

/** @throws when there is no such table, or nothing of a person in it */
export function personalTable(name: string): PersonalTable {
  const rule = personalTables.find(({ table }) => table === name);
  if (!rule) throw new Error(`No rule for ${name}.`);
  return rule;
}
