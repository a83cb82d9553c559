import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthProvider, useAuth } from '@/lib/account/session/use-auth';

function Name() {
  return useAuth().account.name;
}

it('returns the provider’s values, and says what is missing without one', () => {
  const account = { name: 'Asha Nair', dashboard: '/dashboard' } as const;
  const inside = (
    <AuthProvider account={account}>
      <Name />
    </AuthProvider>
  );
  expect(renderToStaticMarkup(inside)).toBe('Asha Nair');
  expect(() => renderToStaticMarkup(<Name />)).toThrow('useAuth must be used within an AuthProvider');
});
