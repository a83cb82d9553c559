import { expect, it } from 'vitest';
import { recordAudit } from '@/lib/account/audit';
import { exportAudit, listAudit } from '@/lib/admin/audit/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

/** An admin and a client, with one line by each and one by the service itself. */
async function lines() {
  const { viewer: admin } = await createAdmin();
  const { viewer: client } = await signedIn();
  const subjectUserId = client.userId;
  await recordAudit(db, { actor: client, action: 'session.started', subjectUserId });
  await recordAudit(db, { actor: admin, action: 'account.opened', subjectUserId });
  await recordAudit(db, { actor: 'system', action: 'quotation.expired', details: { from: 'pending' } });
  return { admin, client };
}

it('can be searched by who, whose, what, role and day', async () => {
  const { admin, client } = await lines();
  const found = async (searchParams: Record<string, string>) =>
    (await listAudit(admin, searchParams)).rows.map(({ action }) => action).sort();
  const all = ['account.opened', 'quotation.expired', 'session.started'];
  expect(await found({})).toEqual(all);
  expect(await found({ who: client.email.toUpperCase() })).toEqual(['account.opened', 'session.started']);
  expect(await found({ who: admin.userId })).toEqual(['account.opened']);
  expect(await found({ who: 'nobody@antarman.test' })).toEqual([]);
  expect(await found({ who: "' OR 1=1 --" })).toEqual([]);
  expect(await found({ what: 'session' })).toEqual(['session.started']);
  expect(await found({ what: '%' })).toEqual([]);
  expect(await found({ role: 'system' })).toEqual(['quotation.expired']);
  expect(await found({ to: '2026-01-01' })).toEqual([]);
  expect(await found({ from: '2026-01-01', to: '2099-12-31' })).toEqual(all);
});

it('names the people and the event in words', async () => {
  const { admin, client } = await lines();
  const { rows } = await listAudit(admin, { what: 'account.opened' });
  expect(rows).toMatchObject([
    {
      actor: 'Admin',
      actorUser: { id: admin.userId, email: admin.email },
      subjectUser: { id: client.userId, email: client.email },
      auditEvent: 'looked at the account: name, address, devices',
    },
  ]);
  expect((await exportAudit(admin, { role: 'system' })).rows).toMatchObject([
    [expect.any(Date), 'quotation.expired', 'System', '', '', '', 'from: pending', expect.any(String)],
  ]);
});

it('is read line by line, each once, even when many have the same moment', async () => {
  const { viewer } = await createAdmin();
  const at = new Date('2026-11-20T06:30:00Z');
  await db.auditEntry.createMany({
    data: Array.from({ length: 120 }, () => ({ at, actorRole: 'system', action: 'session.started' })),
  });
  const seen: string[] = [];
  let searchParams: Record<string, string> | undefined = {};
  while (searchParams) {
    const { rows, paging }: Awaited<ReturnType<typeof listAudit>> = await listAudit(viewer, searchParams);
    seen.push(...rows.map(({ id }) => id));
    searchParams = paging.next;
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});
