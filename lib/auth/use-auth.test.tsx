import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthProvider, useAuth } from '@/lib/auth/use-auth';

function Name() {
  return useAuth().account.name;
}

it('gives what the provider was given, and says what is missing where there is none', () => {
  const account = { name: 'Asha Nair', dashboard: '/dashboard' } as const;
  const inside = (
    <AuthProvider account={account}>
      <Name />
    </AuthProvider>
  );
  expect(renderToStaticMarkup(inside)).toBe('Asha Nair');
  expect(() => renderToStaticMarkup(<Name />)).toThrow('useAuth must be used within an AuthProvider');
});
