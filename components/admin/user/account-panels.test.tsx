import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangePanels } from '@/components/admin/user/account-panels';
import type { UserAccount } from '@/lib/admin/user/account';

const account: UserAccount = {
  id: '0197c3a0-1111-7222-8333-444455556666',
  email: 'asha@example.in',
  name: 'Asha Rao',
  phone: null,
  role: 'therapist',
  roleVersion: 'x',
  state: 'active',
  disabledReason: null,
  createdAt: new Date('2026-11-20T06:30:00Z'),
  hasPassword: true,
  hasGoogle: false,
  secondFactorSince: new Date('2026-11-21T06:30:00Z'),
  therapist: 'Asha Rao',
  sessions: [],
  isSelf: false,
  ending: { coming: [], version: 'x' },
  therapistId: null,
};
const shown = (given: Partial<UserAccount> = {}) =>
  renderToStaticMarkup(<ChangePanels account={{ ...account, ...given }} />);
const reset = 'Reset: phone and codes lost';

it('resets the lost second step of a therapist or an admin, and says where none is set up', () => {
  for (const role of ['therapist', 'admin'] as const) {
    expect(shown({ role })).toContain(reset);
    // The panel stays, because it shows the answer to the reset.
    expect(shown({ role, secondFactorSince: null })).toContain('Not set up.');
    expect(shown({ role, secondFactorSince: null })).not.toContain(reset);
  }
});

it('knows no second step of a client', () => {
  expect(shown({ role: 'client', secondFactorSince: null })).not.toContain('Two-step verification');
});
