import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { newTextState, startTextCompanies, type TextState } from './text-counterpart';

/** Both companies on this computer, with their settings; their records are cleared before each test. */
export function setUpTextCompanies(): TextState {
  const state = newTextState();
  let companies: Awaited<ReturnType<typeof startTextCompanies>>;
  beforeAll(async () => {
    companies = await startTextCompanies(state);
  });
  afterAll(() => companies.close());
  beforeEach(() => {
    Object.assign(state, newTextState());
    for (const [name, value] of Object.entries(companies.settings)) vi.stubEnv(name, value);
  });
  return state;
}
