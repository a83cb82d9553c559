// Five hundred histories.

import { it } from 'vitest';
import { setUpDatabase } from '@/test/database/database';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { playHistories } from '@/test/plan/plan-histories';

setUpDatabase();
const companies = setUpCardCompanies();

it(
  'the account of a plan is paid - refunded - used at any moment of five hundred histories',
  {
    timeout: 1_800_000,
  },
  () => playHistories(500, companies.stripe),
);
