import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { privacySections } from '@/components/site/legal/privacy';
import { periods, retention } from '@/content/retention';
import { sweeps } from '@/lib/privacy/retention/rules';
import { legalIdentityKind } from '@/lib/site/owner/kind';

describe('the privacy notice', () => {
  it('prints every period that we keep to', () => {
    const { owner } = legalIdentityKind.files;
    const body = owner && privacySections(owner).find(({ id }) => id === 'how-long')?.body;
    const page = renderToStaticMarkup(createElement(Fragment, null, body)).replaceAll('&#x27;', "'");
    for (const { what, words } of Object.values(retention)) {
      expect(page).toContain(`>${what}<`);
      expect(page).toContain(`>${words}<`);
    }
  });

  it('promises nothing that no job ends', () => {
    const swept = new Set<string>(sweeps.map(({ of }) => of));
    const others = Object.keys(retention).filter((id) => !swept.has(id));
    // The other periods: erasing the account, the sweep of sign-ins, and the server's log, which is deleted
    // elsewhere.
    expect(others.sort()).toEqual(['account', 'devices', 'logs']);
  });

  it('names the numbers that the jobs use', () => {
    expect(retention.messages.words).toContain(`${periods.messageMonths} months`);
    expect(retention.account.words).toContain(`${periods.erasureDays} days`);
    expect(retention.rights.words).toContain(`${periods.exportDays} days`);
    expect(retention.letter.words).toContain(`${periods.letterDays} days`);
    expect(periods).toMatchObject({
      careMonths: 36,
      proofMonths: 36,
      moneyMonths: 96,
      applicationMonths: 12,
    });
  });
});
