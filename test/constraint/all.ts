import { accountCases } from './account';
import { adminCases } from './admin';
import { careCases } from './care';
import type { TableCases } from './case';
import { clientCardCases } from './client-card';
import { directoryCases } from './directory';
import { folderCases } from './folder';
import { formCases } from './form';
import { handoverCases } from './handover';
import { messageCases } from './message';
import { moneyCases } from './money';
import { noteCases } from './note';
import { recordRequestCases } from './record-request';
import { sessionKindCases } from './session-kind';

/** Each table with a row that its rules accept and rows that they refuse. */
export const allCases: [string, TableCases][] = Object.entries({
  ...accountCases,
  ...adminCases,
  ...careCases,
  ...clientCardCases,
  ...directoryCases,
  ...folderCases,
  ...formCases,
  ...handoverCases,
  ...messageCases,
  ...moneyCases,
  ...noteCases,
  ...recordRequestCases,
  ...sessionKindCases,
});
