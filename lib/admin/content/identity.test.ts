import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishVersion, restoreVersion, saveDraft } from '@/lib/admin/content/commands';
import { specNamed } from '@/lib/admin/content/specs';
import { keepHouseAccount } from '@/lib/payment/payee/commands';
import { issueCreditNote, issueReceipt } from '@/lib/payment/receipt/commands';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { recordRefund } from '@/lib/payment/refund/commands';
import { db } from '@/lib/server/db';
import { readLegalIdentity } from '@/lib/site/owner/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
const registered = {
  legalName: 'Antarman Care LLP',
  address: '4 Church Street, Bengaluru 560001',
  taxStatus: 'registered',
  gstin: '29AAGCB7383J1Z4',
};

function identitySpec() {
  const spec = specNamed('legal-identity');
  if (!spec) throw new Error('no legal identity');
  return spec;
}

const spec = identitySpec();
let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
  const content = { ...spec.files.owner, ...registered };
  const draft = { id: randomUUID(), spec, entry: 'owner', base: 0, content, name: '' };
  expect(await saveDraft(draft, admin)).toMatchObject({ number: 1 });
});

async function paidAndIssued() {
  const { id } = await db.transaction.create({
    data: { amount: '1500.00', description: 'Individual therapy', status: 'paid', paidAt: now },
  });
  const receipt = () => db.$transaction((tx) => issueReceipt(tx, id, now));
  return { id, receipt, paper: await receipt() };
}

const printed = (paper: string | null) => readReceipt(admin.viewer, paper ?? '', now);

describe('a change of the legal identity', () => {
  it('is on papers made out later, and on no other', async () => {
    const before = await paidAndIssued();
    const asItWas = await printed(before.paper);
    expect(asItWas).toMatchObject({
      kind: 'receipt',
      payee: { name: 'Antarman', taxStatus: 'unregistered' },
    });

    expect(await publishVersion(spec, 'owner', 1, admin)).toBe('done');
    const after = await paidAndIssued();
    const { legalName: name, address, gstin } = registered;
    expect(await printed(after.paper)).toMatchObject({
      kind: 'tax_invoice',
      payee: { name, address, gstin, taxStatus: 'registered' },
      taxPaise: 22_882,
    });

    // A second request returns the same document, and its credit note repeats it.
    expect(await before.receipt()).toBe(before.paper);
    expect(await printed(before.paper)).toEqual(asItWas);
    const note = await db.$transaction(async (tx) => {
      const refund = await recordRefund(tx, before.id, { amountPaise: 150_000, reason: null }, now);
      return issueCreditNote(tx, refund?.id ?? '', now);
    });
    expect(await printed(note)).toMatchObject({ payee: asItWas?.payee, taxPaise: 0 });

    expect(await restoreVersion(spec, 'owner', 0, admin)).toBe(2);
    expect(await printed(after.paper)).toMatchObject({ payee: { name } });
    expect(await readLegalIdentity()).toMatchObject({ legalName: 'Antarman', taxStatus: 'unregistered' });
  });

  it('is nowhere while it is a draft', async () => {
    expect(await printed((await paidAndIssued()).paper)).toMatchObject({ payee: { name: 'Antarman' } });
    expect(await readLegalIdentity()).toMatchObject({ legalName: 'Antarman' });
  });

  it('reaches the tax status of our own account, and keeps where the money goes', async () => {
    const account = () =>
      db.$queryRaw<object[]>`
        SELECT a.tax_status, a.gstin, a.upi_id, a.account_number FROM payee_accounts a
        WHERE a.id = payee_account_for(NULL)`;
    await keepHouseAccount();
    const [before] = await account();
    await publishVersion(spec, 'owner', 1, admin);
    await keepHouseAccount();
    expect(await account()).toEqual([{ ...before, tax_status: 'registered', gstin: registered.gstin }]);
  });
});
