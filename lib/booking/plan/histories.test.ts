/** @module-tag slow (five hundred histories) */

import { it } from 'vitest';
import { setUpCardCompanies } from '@/lib/testing/card-companies';
import { setUpDatabase } from '@/lib/testing/database';
import { playHistories } from '@/lib/testing/plan-histories';

setUpDatabase();
const companies = setUpCardCompanies();

it(
  'the account of a plan is paid - refunded - used at any moment of five hundred histories',
  {
    timeout: 1_800_000,
  },
  () => playHistories(500, companies.stripe),
);
