import { accountGuards } from './account-guards';
import { moneyGuards } from './money-guards';
import type { Mutation } from './mutation';
import { peopleGuards } from './people-guards';
import { serverGuards } from './server-guards';

/** The guards that the full run removes one by one. */
export const mutations: readonly Mutation[] = [
  ...accountGuards,
  ...serverGuards,
  ...moneyGuards,
  ...peopleGuards,
];
